import { describe, expect, test } from 'vitest';
import {
  type DungeonFighter,
  type HeroView,
  OFFERS,
  RULE_SETS,
  SPECTATOR,
  texts,
  type View,
  WINDOWS,
  ZONES,
} from '../../rules/index.ts';
import { makeCheck } from './checks.ts';
import { randomGame } from './random-game.ts';
import { samplesOf } from './samples.ts';

function thrownView(game: DungeonFighter): View {
  let found: View | undefined;
  for (let seed = 0; found === undefined; seed++) {
    randomGame(game, `a view ${seed}`, 3, ({ after }) => {
      if (found === undefined && after.combat?.throw?.zone) found = game.view(after, SPECTATOR);
    });
  }
  return found;
}

describe.each(Object.values(RULE_SETS))('texts of $name', game => {
  const { edition } = game;
  const check = makeCheck(edition);
  const { events, actions, questions } = samplesOf(edition);
  const view = thrownView(game);

  test.each(Object.values(events))('the event $type reads as English', event => {
    check(texts.eventText(edition, event, texts.EMPTY_SCENE));
    check(texts.eventText(edition, game.redact(event, SPECTATOR), texts.EMPTY_SCENE));
  });

  test.each(Object.values(actions))('the action $type has a line in the menu', action => {
    check(texts.actionLabel(edition, action, view));
  });

  test.each(Object.values(questions))('the question $at says who decides what', question => {
    const ask = (more: Partial<typeof question>): void => {
      const asked: View = { ...view, question: { ...question, ...more } };
      const { who, text } = texts.questionText(edition, asked) as texts.QuestionText;
      check(who);
      check(text);
    };
    ask({});
    if (question.at === 'window') for (const kind of WINDOWS) ask({ kind });
    if (question.at === 'assign') ask({ cards: question.cards?.slice(0, 1) ?? [] });
    if (question.at === 'accept') for (const what of OFFERS) ask({ what });
    if (question.at === 'target') for (const what of ['heal', 'marker']) ask({ what });
  });

  test('every card, room, marker and zone has a text', () => {
    for (const card of edition.tables.equipment) check(texts.equipmentText(edition, card));
    for (const room of edition.room.values()) check(texts.roomText(edition, room));
    for (const marker of edition.marker.values()) {
      check(texts.markerText(edition, marker));
      const on = marker.on === 'hero' ? (edition.tables.heroes[0]?.id ?? null) : null;
      const event = { ...events.marked, marker: marker.id, on };
      check(texts.eventText(edition, event, texts.EMPTY_SCENE));
    }
    for (const room of edition.room.keys())
      check(texts.eventText(edition, { ...events.room, card: room }, texts.EMPTY_SCENE));
    for (const { id } of [...edition.tables.monsters, ...edition.tables.bosses])
      for (const trait of texts.foeTraits(edition, id)) check(trait);
    for (const zone of ZONES) check(texts.zonePlace(zone));
  });

  test('a question says whom a miss is about to hurt, and who falls', () => {
    const [one, two] = view.seats as [string, string];
    const combat = { ...(view.combat as NonNullable<View['combat']>), incoming: view.seats.map(() => 0) };
    combat.incoming[1] = 3;
    const asked: View = { ...view, combat, question: { at: 'window', by: { seat: one }, kind: 'reaction' } };
    const textOf = (given: View) => texts.questionText(edition, given)?.text ?? '';
    check(textOf(asked));
    expect(textOf(asked)).toContain(`${texts.heroName(edition, two)} is about to lose`);
    const weak = { ...view.heroes, [two]: { ...(view.heroes[two] as HeroView), life: 3 } };
    check(textOf({ ...asked, heroes: weak }));
    expect(textOf({ ...asked, heroes: weak })).toContain(edition.words.fainting.future);
  });

  test('a question names all cards to hand out, and what an eliminated hero leaves behind', () => {
    const [one] = view.seats as [string];
    const cards = edition.tables.equipment.slice(0, 2);
    const textOf = (question: View['question'], heroes = view.heroes) =>
      texts.questionText(edition, { ...view, heroes, question })?.text ?? '';
    const finds = textOf({ at: 'assign', by: 'party', cards: cards.map(({ id }) => id) });
    for (const { name } of cards) expect(finds).toContain(name);
    const [left] = cards as [(typeof cards)[number]];
    const gone = { eliminated: true, equipment: [{ card: left.id, used: false }] };
    const heroes = { ...view.heroes, [one]: { ...(view.heroes[one] as HeroView), ...gone } };
    check(textOf({ at: 'trade', by: 'party' }, heroes));
    expect(textOf({ at: 'trade', by: 'party' }, heroes)).toContain(left.name);
    expect(textOf({ at: 'trade', by: 'party' })).not.toContain(left.name);
  });

  test('a card that can be used is mentioned before it is destroyed', () => {
    const [one] = view.seats as [string];
    const heals = edition.tables.equipment.find(card => card.kind === 'spendable' && card.heal !== undefined);
    const textWith = (card: string | undefined, fainted = false) => {
      const equipment = card === undefined ? [] : [{ card, used: false }];
      const heroes = { ...view.heroes, [one]: { ...(view.heroes[one] as HeroView), equipment, fainted } };
      return texts.questionText(edition, { ...view, heroes, question: { at: 'destroy', by: { seat: one } } })
        ?.text;
    };
    expect(textWith(heals?.id)).toContain('may be used first');
    expect(textWith(heals?.id, true)).not.toContain('may be used first');
    expect(textWith(edition.tables.equipment.find(({ kind }) => kind === 'weapon')?.id)).not.toContain(
      'first',
    );
  });

  test('a captured monster is used in the words of a captured monster', () => {
    const card = edition.tables.monsters[0]?.id as string;
    const use = { ...actions.use, card, target: null };
    check(texts.actionLabel(edition, use, view));
    check(texts.eventText(edition, { ...use, type: 'used' }, texts.EMPTY_SCENE));
  });

  test('everything in random games reads as English for every viewer', () => {
    const { fewest, most } = edition.constants.heroes;
    for (let seed = 0; seed < 30; seed++) {
      let scene = texts.EMPTY_SCENE;
      const heroes = fewest + (seed % (most - fewest + 1));
      randomGame(game, `texts ${seed}`, heroes, ({ before, action, events: happened, after }) => {
        const viewer = seed % 2 === 0 ? SPECTATOR : (after.options.heroes[0] as string);
        if (action !== undefined) check(texts.actionLabel(edition, action, game.view(before, viewer)));
        const seen = happened.map(event => game.redact(event, viewer));
        const told = texts.narrate(edition, seen, scene);
        for (const line of told.lines) check(line);
        scene = told.scene;
        const now = game.view(after, viewer);
        const question = texts.questionText(edition, now);
        if (question !== undefined) check(question.text);
        expect(question === undefined).toBe(now.question === null);
        const outcome = game.outcome(after);
        if (outcome)
          for (const line of texts.outcomeText(edition, outcome, now))
            check(line.trim().replace(/ {2}/, ' '));
      });
    }
  });
});
