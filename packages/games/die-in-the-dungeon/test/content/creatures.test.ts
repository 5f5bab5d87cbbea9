import { expect } from 'vitest';
import { type Ability, CONTENT, DURATIONS, type Effect, WINDOWS } from '../../rules/index.ts';
import { clause } from '../support/table.ts';

const { creatures, abilities } = CONTENT.tables;
const abilityOf = (id: string): Ability => CONTENT.ability.get(id) as Ability;
const ofCreature = (id: string): Ability[] => {
  const creature = CONTENT.creature.get(id);
  return [...(creature?.abilities ?? []), ...(creature?.cards ?? [])].map(abilityOf);
};

/** Every effect of an ability, those behind checks and choices included. */
const effectsOf = (effects: readonly Effect[] = []): Effect[] =>
  effects.flatMap(effect => {
    if (effect.verb === 'check') return [effect, ...effectsOf(effect.fail), ...effectsOf(effect.pass)];
    if (effect.verb === 'choose')
      return [effect, ...effect.options.flatMap(option => effectsOf(option.effects))];
    return [effect];
  });
const verbsOf = (ability: Ability): string[] => effectsOf(ability.effects).map(({ verb }) => verb);
const gains = (ability: Ability, track: string): boolean =>
  effectsOf(ability.effects).some(effect => effect.verb === 'gain' && track in effect.tracks);

const regains = (ability: Ability): boolean =>
  effectsOf(ability.effects).some(({ verb }) => verb === 'regain');

clause('DIE-DESIGN-01', 'four creatures, two abilities and four cards each, all different', t =>
  t.verify(() => {
    expect(creatures.map(({ id }) => id)).toEqual(['deyeroller', 'troll-o-bones', 'diemon', 'dierake']);
    for (const creature of creatures) {
      expect(creature.abilities).toHaveLength(2);
      expect(creature.cards).toHaveLength(4);
    }
    const used = creatures.flatMap(creature => [...creature.abilities, ...creature.cards]);
    expect(new Set(used).size).toBe(24);
    expect(abilities.map(({ id }) => id).sort()).toEqual([...used].sort());
    const does = abilities.map(({ cost, windows, effects, boon }) =>
      JSON.stringify({ cost, windows, effects, boon }),
    );
    expect(new Set(does).size).toBe(24);
  }),
);

clause('DIE-DESIGN-02', 'costs are 1 to 4, and each creature has a cheap board ability', t =>
  t.verify(() => {
    for (const { id, cost } of abilities) expect([1, 2, 3, 4], id).toContain(cost);
    for (const creature of creatures)
      expect(Math.min(...creature.abilities.map(id => abilityOf(id).cost)), creature.id).toBeLessThan(3);
    expect([abilityOf('eye-modify').cost, abilityOf('eye-gaze').cost]).toEqual([1, 2]);
  }),
);

clause('DIE-DESIGN-03', 'Eye Modify and Eye Gaze do what is known of them', t =>
  t.verify(() => {
    expect(abilityOf('eye-modify').boon).toEqual({ lasts: 'roll', rungs: 1, timeForPoints: true });
    expect(abilityOf('eye-gaze').boon).toEqual({ lasts: 'turn', times: 2, unmodified: true });
    expect(CONTENT.creature.get('deyeroller')?.abilities).toEqual(['eye-modify', 'eye-gaze']);
  }),
);

clause('DIE-DESIGN-04', 'each ability names its windows, and trap abilities speak of checks', t =>
  t.verify(() => {
    for (const ability of abilities) {
      expect(ability.windows.length, ability.id).toBeGreaterThan(0);
      for (const window of ability.windows) expect(WINDOWS).toContain(window);
      expect(/Stat Check/.test(ability.text), ability.id).toBe(ability.windows.includes('trap'));
    }
  }),
);

clause(
  'DIE-DESIGN-05',
  'what lasts says how long, and ends with the turn at the latest, but for the next roll',
  t =>
    t.verify(() => {
      const words = {
        roll: /next/,
        round: /this round/,
        combat: /this Combat/,
        turn: /this turn|end of the turn/,
      };
      for (const { id, boon, windows, text } of abilities) {
        if (boon === undefined) continue;
        expect(DURATIONS).toContain(boon.lasts);
        expect(text, id).toMatch(words[boon.lasts]);
        if (boon.lasts === 'round' || boon.lasts === 'combat') expect(windows, id).toEqual(['round']);
      }
    }),
);

clause('DIE-DESIGN-06', 'no ability resizes Time or Ability, takes Time, or pays for itself', t =>
  t.verify(() => {
    for (const ability of abilities)
      for (const effect of effectsOf(ability.effects)) {
        if (effect.verb === 'upgrade' || effect.verb === 'downgrade')
          for (const track of effect.of) expect(['might', 'agility', 'magic', 'health']).toContain(track);
        expect(effect.verb, ability.id).not.toBe('lose');
        if (effect.verb === 'gain') expect(effect.tracks.ability ?? 0).toBeLessThanOrEqual(ability.cost);
      }
  }),
);

clause('DIE-DESIGN-07', 'the Deyeroller’s cards manipulate dice and heroes', t =>
  t.verify(() => {
    const boons = (CONTENT.creature.get('deyeroller')?.cards ?? []).map(id => abilityOf(id).boon);
    expect(boons.filter(boon => boon?.twice || boon?.highest)).toHaveLength(2);
    expect(boons.filter(boon => boon?.stops || boon?.levelsLower)).toHaveLength(2);
  }),
);

clause('DIE-DESIGN-08', 'the Troll regains Health and prevents damage', t =>
  t.verify(() => {
    const board = (CONTENT.creature.get('troll-o-bones')?.abilities ?? []).map(abilityOf);
    expect(board.some(regains)).toBe(true);
    expect(board.some(({ boon }) => (boon?.prevents ?? 0) > 0)).toBe(true);
    const healing = ofCreature('troll-o-bones').filter(one => regains(one) || gains(one, 'health'));
    expect(healing.length).toBeGreaterThan(2);
  }),
);

clause('DIE-DESIGN-09', 'the Diemon’s fire grows with the party, and it is strong', t =>
  t.verify(() => {
    const board = (CONTENT.creature.get('diemon')?.abilities ?? []).map(abilityOf);
    expect(board.some(({ boon }) => boon?.bonus?.each === 'hero')).toBe(true);
    expect(board.some(({ boon }) => boon?.bonus?.stats?.includes('might'))).toBe(true);
  }),
);

clause('DIE-DESIGN-10', 'the Dierake gains DieMinions and gives them up', t =>
  t.verify(() => {
    const board = (CONTENT.creature.get('dierake')?.abilities ?? []).map(abilityOf);
    expect(board.some(ability => verbsOf(ability).includes('gain-minion'))).toBe(true);
    expect(board.map(verbsOf)).toContainEqual(['lose-minion', 'hit']);
  }),
);

clause('DIE-DESIGN-11', 'traps, levels, Time and larger dice are all looked after', t =>
  t.verify(() => {
    const count = (test: (ability: Ability) => boolean) => abilities.filter(test).length;
    expect(count(ability => verbsOf(ability).includes('pass-check'))).toBeGreaterThan(1);
    expect(
      count(({ boon }) => boon?.levelsLower !== undefined || boon?.bonus?.each === 'level'),
    ).toBeGreaterThan(1);
    expect(count(ability => gains(ability, 'time'))).toBeGreaterThan(0);
    expect(count(ability => verbsOf(ability).includes('upgrade'))).toBeGreaterThan(0);
  }),
);

clause(
  'DIE-DESIGN-12',
  'every card has a name, a rule and a phrase of its own; abilities speak no phrase',
  t =>
    t.verify(() => {
      const cards = creatures.flatMap(creature => creature.cards).map(abilityOf);
      expect(new Set(cards.map(({ phrase }) => phrase)).size).toBe(16);
      for (const { id, name, text, phrase, flavour } of cards)
        for (const words of [name, text, phrase, flavour]) expect(words, id).toMatch(/\S.+\S/);
      for (const creature of creatures)
        for (const id of creature.abilities) expect(abilityOf(id).phrase, id).toBeUndefined();
    }),
);
