import { describe, expect, test } from 'vitest';
import { type DungeonFighter, type Event, RULE_SETS, texts } from '../../rules/index.ts';

const editionOf = (id: string) => (RULE_SETS[id] as DungeonFighter).edition;
const second = editionOf('second');

const tell = (id: string, event: Event, scene: Partial<texts.Scene> = {}): string =>
  texts.eventText(editionOf(id), event, { ...texts.EMPTY_SCENE, ...scene });

describe('sentences', () => {
  test('a blow is told as one sum', () => {
    const scene = { ...texts.EMPTY_SCENE, foe: 'owlbear', thrower: 'murka', die: 'red' } as const;
    const { lines } = texts.narrate(
      second,
      [
        { type: 'landed', zone: '5', face: 'icon', bounces: 1, failed: [] },
        { type: 'hit', hero: 'murka', zone: '5' },
        { type: 'ability', hero: 'murka', color: 'red', ability: 'sworn-enemy' },
        {
          type: 'damage',
          parts: [
            { why: 'section', amount: 5 },
            { why: 'sworn-enemy', amount: 4 },
          ],
          total: 9,
        },
        { type: 'used', hero: 'murka', card: 'eau-de-napalm', target: null },
        {
          type: 'damage',
          parts: [
            { why: 'blow', amount: 9 },
            { why: 'eau-de-napalm', amount: 2 },
          ],
          total: 11,
        },
      ],
      scene,
    );
    expect(lines.join(' ')).toContain('5 section + 4 Sworn Enemy = 9');
    expect(lines.join(' ')).toContain('5 section + 4 Sworn Enemy + 2 Eau de Napalm = 11');
  });

  test('a miss says why and what it cost', () => {
    const { lines } = texts.narrate(
      second,
      [
        { type: 'landed', zone: '4', face: 'blank', bounces: 0, failed: [] },
        { type: 'missed', hero: 'brad', reasons: ['no-bounce'] },
        { type: 'hurt', hero: 'brad', from: 9, to: 8, why: 'miss' },
      ],
      { ...texts.EMPTY_SCENE, thrower: 'brad', die: 'green' },
    );
    expect(lines).toEqual([
      'Brad’s green die lands in section 4, blank. No bounce: a miss. Brad loses 1 life (9 → 8).',
    ]);
  });
});

describe('the words of the editions', () => {
  test.each([
    ['second', 'brad', '1 life', '2 life'],
    ['first', 'torm', '1 hit point ', '2 hit points'],
    ['prototype', 'lorenzo', '1 HP', '2 HP'],
  ])('%s: what a hero loses', (id, hero, one, two) => {
    expect(tell(id, { type: 'hurt', hero, from: 9, to: 8, why: 'miss' })).toContain(one);
    expect(tell(id, { type: 'hurt', hero, from: 9, to: 7, why: 'miss' })).toContain(two);
  });

  test.each([
    ['second', 'brad', /retrieves the coloured dice/],
    ['first', 'torm', /^The party is defeated\. The leader token .* takes back the hero dice/],
    ['prototype', 'lorenzo', /^The party is defeated\. The leader token .* takes back the basic dice/],
  ])('%s: having the dice back', (id, hero, expected) => {
    expect(tell(id, { type: 'retrieved', hero })).toMatch(expected);
    expect(tell(id, { type: 'retrieved', hero }, { defeats: 1 })).not.toMatch(/token/);
  });

  test.each([
    ['second', 'brad', 'Brad faints.'],
    ['first', 'sir-moo', 'Sir Moo faints.'],
    ['prototype', 'lorenzo', 'Lorenzo is knocked out.'],
  ])('%s: fainting', (id, hero, expected) => {
    expect(tell(id, { type: 'fainted', hero })).toBe(expected);
  });

  test('a room on a map is entered, and the first one opens a floor', () => {
    const map = editionOf('first').tables.maps.find(one => one.side === 'boss');
    const [entrance, next] = map?.rooms ?? [];
    if (map === undefined || entrance === undefined || next === undefined) throw new Error('no map');
    expect(tell('first', { type: 'room', hero: 'torm', card: entrance.id })).toMatch(
      `The last floor: ${map.name}. The party enters ${entrance.name}`,
    );
    expect(tell('first', { type: 'room', hero: 'torm', card: next.id })).toMatch(/^The party enters /);
  });
});
