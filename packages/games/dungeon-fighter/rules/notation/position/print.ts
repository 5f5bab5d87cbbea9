import type { Edition } from '../../edition.ts';
import type { CombatState, Frame, HeroState, State, ThrowState } from '../../state.ts';
import type { HeroId } from '../../vocabulary.ts';

/** Words after a key word, or nothing for an empty list. */
const listed = (key: string, items: readonly (string | number)[]): string[] =>
  items.length === 0 ? [] : [key, items.join(', ')];

const flag = (word: string, on: boolean): string[] => (on ? [word] : []);

const line = (...words: (string | number)[]): string => words.join(' ');

const pile = (name: string, cards: readonly string[]): string[] =>
  cards.length === 0 ? [] : [`${name}: ${cards.join(', ')}`];

const deck = (name: string, cards: readonly string[]): string =>
  cards.length === 0 ? `deck ${name}: empty` : `deck ${name}: ${[...cards].reverse().join(', ')}`;

function heroLine(state: HeroState): string {
  const { hero, life, scars, fainted, eliminated, token, equipment, captives } = state;
  return line(
    'hero',
    hero,
    'life',
    life,
    ...flag('fainted', fainted),
    ...flag('eliminated', eliminated),
    ...listed('scars', scars),
    ...(token === 'none' ? [] : ['token', token]),
    ...listed(
      'carries',
      equipment.map(({ card, used }) => (used ? `${card}(used)` : card)),
    ),
    ...listed('leads', captives),
  );
}

function throwLine(thrown: ThrowState, name: (seat: number) => HeroId): string {
  const landed =
    thrown.zone === null
      ? []
      : [
          'lands',
          thrown.zone,
          thrown.face,
          'bounces',
          thrown.bounces,
          ...listed('failed', thrown.failed),
          thrown.hit ? 'hit' : 'miss',
        ];
  return line(
    'throw',
    name(thrown.seat),
    thrown.die,
    ...listed('with', thrown.weapons),
    ...listed('demands', thrown.requirements),
    ...landed,
    ...flag('insta-kill', thrown.instaKill),
    ...(thrown.ability === null ? [] : ['ability', thrown.ability]),
    ...(thrown.factor === 1 ? [] : ['times', thrown.factor]),
    ...(thrown.total === 0 ? [] : ['total', thrown.total]),
    ...listed('boosts', thrown.boosts),
    ...listed('soothing', thrown.soothing),
  );
}

function combatLines(edition: Edition, combat: CombatState, name: (seat: number) => HeroId): string[] {
  const { foe } = combat;
  const level = foe.boss ? edition.constants.bossLevel : edition.monster.get(foe.card)?.level;
  return [
    line(
      foe.boss ? 'boss' : 'monster',
      foe.card,
      ...(foe.level === level ? [] : ['level', foe.level]),
      'life',
      foe.life,
      'of',
      foe.initialLife,
      ...(foe.coins === 0 ? [] : ['coins', foe.coins]),
    ),
    line(
      'combat',
      'active',
      name(combat.active),
      ...listed('dice', combat.dice),
      'throws',
      combat.throws,
      'last',
      name(combat.lastThrower),
      ...(combat.bonusDiceThrown === 0 ? [] : ['bonus-dice', combat.bonusDiceThrown]),
      ...listed('used-this-combat', combat.usedThisCombat),
      ...listed('used-this-turn', combat.usedThisTurn),
      ...listed('stolen', combat.stolen),
      ...flag('stood-firm', combat.stoodFirm),
      ...flag('epic', combat.epic),
      ...(combat.defeats === 0 ? [] : ['defeats', combat.defeats]),
      ...listed(
        'markers',
        combat.markers.map(({ id, seat }) => `${id}(${name(seat)})`),
      ),
      ...flag('silenced', combat.silenced),
      ...listed('incoming', combat.incoming),
      ...listed('suffered', combat.suffered),
      ...(combat.cause === 'miss' ? [] : ['cause', combat.cause]),
    ),
    ...(combat.throw === null ? [] : [throwLine(combat.throw, name)]),
  ];
}

function frameLine(frame: Frame, name: (seat: number) => HeroId): string {
  const seats = (list: readonly unknown[], wanted: unknown): HeroId[] =>
    list.flatMap((value, seat) => (value === wanted ? [name(seat)] : []));
  switch (frame.at) {
    case 'do':
      return line('do', frame.what, frame.step);
    case 'path':
      return line('ask path', frame.cards.join(', '));
    case 'move':
      return line('ask move', frame.rooms.join(', '));
    case 'accept':
      return line('ask accept', frame.what);
    case 'target':
      return line('ask target', frame.what, ...(frame.amount === 0 ? [] : ['amount', frame.amount]));
    case 'destroy':
      return line('ask destroy', name(frame.seat));
    case 'assign':
      return line('ask assign', frame.cards.join(', '));
    case 'again':
      return line('ask again', frame.weapons ? 'with weapons' : 'without weapons');
    case 'ability':
      return line('ask ability', frame.colors.join(', '));
    case 'window':
      return line('ask window', frame.kind, name(frame.seat), ...listed('passed', seats(frame.passed, true)));
    case 'vote':
      return line(
        'ask vote',
        ...listed('yes', seats(frame.votes, true)),
        ...listed('no', seats(frame.votes, false)),
      );
    case 'scar':
      return line('ask scar', name(frame.seat));
    case 'turn':
    case 'landing':
    case 'trade':
    case 'shop':
      return line('ask', frame.at);
  }
}

/** The complete state as readable lines, always the same ones for the same state. Decks are read from the top. */
export function printPosition(edition: Edition, state: State): string {
  const { options, chest, supply, decks, combat, result } = state;
  const name = (seat: number): HeroId => (state.heroes[seat] as HeroState).hero;
  const lines = [
    line('rules', state.rules),
    line(
      'options',
      options.difficulty,
      'leader',
      options.leader,
      ...flag('solo', options.solo),
      ...(options.beginning === undefined ? [] : ['beginning', options.beginning]),
      ...(options.handicap === undefined ? [] : ['handicap', options.handicap]),
      ...listed('heroes', options.heroes),
    ),
    line('random', ...state.random.decks),
    line('phase', state.phase, 'round', state.round, 'shops', state.shops, 'icons', state.icons),
    ...state.heroes.map(heroLine),
    line('leader', name(state.leader), 'first', name(state.first)),
    line('chest coins', chest.coins, 'dice', chest.dice),
    line('supply coins', supply.coins, 'dice', supply.dice, 'scars', supply.scars),
    line('tally scars', state.scarsTaken, 'faints', state.faints),
    deck('dungeon', decks.dungeon),
    deck('monsters', decks.monsters),
    deck('shop', decks.shop),
    deck('bosses', decks.bosses),
    ...pile('unused', state.unused),
    ...pile('discard', state.discard),
    ...pile('box', state.box),
    ...pile('set-aside', state.setAside),
    ...pile('display', state.display),
    ...pile('scrap', state.scrap),
    ...pile('refused', state.refused),
    ...(state.map === null ? [] : [line('map', state.map.floors.join(', '), 'floor', state.map.floor)]),
    ...(state.room === null ? [] : [line('room', state.room)]),
    ...(combat === null ? [] : combatLines(edition, combat, name)),
    ...state.frames.map(frame => frameLine(frame, name)),
    ...(result === null ? [] : [result.won ? 'result won' : line('result lost', result.why)]),
  ];
  return `${lines.join('\n')}\n`;
}
