import { describe, expect, test } from 'vitest';
import {
  COLORS,
  type DungeonFighter,
  type Edition,
  PHASES,
  ROOM_KINDS,
  RULE_SETS,
  THROWS,
  texts,
  WINDOWS,
  zonesOn,
} from '../../rules/index.ts';
import { makeCheck, recordsOf } from './checks.ts';

const editionOf = (id: string): Edition => (RULE_SETS[id] as DungeonFighter).edition;

const textOf = (id: string, word: string): string =>
  texts
    .explain(editionOf(id), word)
    .found.map(entry => entry.text)
    .join(' ');

describe.each(Object.values(RULE_SETS))('explaining $name', ({ edition }) => {
  const check = makeCheck(edition);

  test('knows everything that has an id or a name', () => {
    for (const { id, name } of recordsOf(edition)) {
      for (const word of [id, name, name.toUpperCase()]) {
        const { found } = texts.explain(edition, word);
        expect(
          found.map(entry => entry.id),
          word,
        ).toContain(id);
        for (const entry of found) check(entry.title);
      }
    }
  });

  test('knows zones, phases, moments, dice, tokens, types and difficulties', () => {
    const words = [
      ...zonesOn(edition.constants.board),
      ...PHASES,
      ...WINDOWS,
      ...COLORS,
      ...[...edition.tokenOf.values()].map(token => token.name),
      ...(texts.hasMaps(edition)
        ? [...ROOM_KINDS, 'tower', 'unused dice', 'marker', 'captive', 'corridor']
        : []),
      ...['white', 'icon', 'blank', 'undead', 'weapon', 'retrieve', 'combat', 'encounter', 'fight'],
      edition.words.spendable.one,
      edition.words.heroDie.many,
      edition.words.life.many,
      edition.words.requirement.one,
      ...Object.keys(edition.constants.difficulties),
    ];
    for (const word of words) expect(texts.explain(edition, word).found.length, word).toBeGreaterThan(0);
    for (const word of THROWS) {
      if (edition.throw.has(word)) expect(texts.explain(edition, word).found.length, word).toBeGreaterThan(0);
    }
  });

  test('every entry reads as English', () => {
    for (const entry of texts.entriesOf(edition)) {
      check(entry.text.trim());
      check(entry.kind);
    }
  });

  test('says nothing of what the edition does not have', () => {
    const all = texts
      .entriesOf(edition)
      .map(entry => entry.text)
      .join('\n');
    const { constants, procedures } = edition;
    if (constants.dungeonCards === undefined) expect(all).not.toMatch(/shop icon|two rooms, alone/i);
    else expect(all).not.toMatch(/tower|corridor|leader token/i);
    if (!Number.isFinite(constants.epicShotAt)) expect(all).not.toMatch(/epic shot/i);
    if (constants.backDown === undefined) expect(all).not.toMatch(/back(?:ing)? down/i);
    if (!procedures.hit.some(step => step.name === 'instaKill')) expect(all).not.toMatch(/insta-kill/i);
  });
});

describe('what is true in an edition', () => {
  test.each([
    ['second', 'back down', /majority.*loses life equal to its level/],
    ['first', 'back down', /everybody agrees.*loses 1 hit point\./],
    ['second', 'shop', /healing everybody by 1.*After shop 3/],
    ['first', 'shop', /healing one hero by 1/],
    ['prototype', 'shop', /healing everybody by 1/],
    ['prototype', 'bonus die', /must be thrown/],
    ['prototype', 'floor', /its icon activates nothing/],
    ['first', 'floor', /its icon still counts/],
    ['prototype', 'icon', /the monster strikes first/],
    ['first', 'captive', /its damage is added/],
    ['prototype', 'captive', /one attack does not hurt/],
    ['first', 'leader', /for the whole game/],
    ['second', 'leader', /becomes the next Leader/],
    ['first', 'easy', /4 of level 1, 4 of level 2, 4 of level 3 and 2 of level 4/],
    ['prototype', 'boss', /printed on the back/],
    ['first', 'unused dice', /becomes a bonus die/],
  ])('%s: %s', (id, word, expected) => {
    expect(textOf(id, word)).toMatch(expected);
  });
});

describe('looking a word up', () => {
  const second = editionOf('second');

  test('finds by a beginning and suggests what was meant', () => {
    expect(texts.explain(second, 'owlb').found[0]?.id).toBe('owlbear');
    expect(texts.explanation(second, 'rabbid')[0]).toContain('Did you mean Rabid?');
    expect(texts.explanation(second, 'zzzzzz')[0]).toBe('There is no rule about “zzzzzz”.');
    expect(texts.explanation(second, '')[0]).toContain('no rule');
  });
});
