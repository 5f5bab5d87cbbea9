import { describe, expect, test } from 'vitest';
import {
  type DungeonFighter,
  OFFERS,
  RULE_SETS,
  SPECTATOR,
  texts,
  type View,
  WINDOWS,
  ZONES,
} from '../../src/index.ts';
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
          for (const line of texts.outcomeText(edition, outcome, now.difficulty))
            check(line.trim().replace(/ {2}/, ' '));
      });
    }
  });
});
