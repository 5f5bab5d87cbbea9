/** What must hold in every state between two actions: nothing is made, nothing lost, nobody carries too much. */
import { type Wrong, wrong } from '@tumblekeep/kernel';
import type { Edition } from './edition.ts';
import type { HeroState, State } from './state.ts';
import { COLORS } from './vocabulary.ts';

export const problemsOf = (edition: Edition, state: State): string[] =>
  wrongsIn(edition, state).map(({ message }) => message);

export function wrongsIn(edition: Edition, state: State): Wrong[] {
  const problems: Wrong[] = [];
  checkCounts(edition, state, problems);
  checkCards(edition, state, problems);
  for (const hero of state.heroes) checkHero(edition, state, hero, problems);
  const leader = state.heroes[state.leader];
  if (leader === undefined || (leader.eliminated && state.result === null && state.phase !== 'rest')) {
    problems.push(wrong`the ${'leader'} is not in play`);
  }
  return problems;
}

function checkCounts(edition: Edition, state: State, problems: Wrong[]): void {
  const { constants } = edition;
  const { chest, supply, combat } = state;
  const expect = (what: string, expected: number, ...counts: number[]) => {
    const sum = counts.reduce((a, b) => a + b, 0);
    if (sum !== expected) problems.push(wrong`there are ${sum} ${what} instead of ${expected}`);
    if (counts.some(count => count < 0 || !Number.isInteger(count)))
      problems.push(wrong`a count of ${what} is ${counts.join(', ')}`);
  };
  expect('coins', constants.coins, chest.coins, supply.coins, combat?.foe.coins ?? 0);
  expect('bonus dice', constants.bonusDice, chest.dice, supply.dice, combat?.bonusDiceThrown ?? 0);
  expect('scar tokens', constants.scarTokens, supply.scars, ...state.heroes.map(hero => hero.scars.length));
  if (combat && new Set(combat.dice).size !== combat.dice.length)
    problems.push(wrong`of the ${'dice'} one is there twice`);
}

function checkCards(edition: Edition, state: State, problems: Wrong[]): void {
  const { decks, combat, frames } = state;
  const carried = state.heroes.flatMap(hero => hero.equipment.map(one => one.card));
  const asked = frames.flatMap(frame => (frame.at === 'path' || frame.at === 'assign' ? frame.cards : []));
  const found = [
    ...decks.dungeon,
    ...decks.monsters,
    ...decks.shop,
    ...decks.bosses,
    ...state.unused,
    ...state.discard,
    ...state.box,
    ...state.setAside,
    ...state.display,
    ...state.scrap,
    ...state.heroes.flatMap(hero => hero.captives),
    ...carried,
    ...asked,
    ...(combat?.stolen ?? []),
  ];
  if (state.room !== null && !edition.mapRoom.has(state.room)) found.push(state.room);
  if (combat) found.push(combat.foe.card);
  const counts = new Map<string, number>();
  for (const card of found) counts.set(card, (counts.get(card) ?? 0) + 1);
  const { monsters, bosses, dungeon, equipment } = edition.tables;
  for (const card of [...monsters, ...bosses, ...dungeon, ...equipment]) {
    const expected = 'copies' in card ? card.copies : 1;
    const count = counts.get(card.id) ?? 0;
    if (count !== expected) problems.push(wrong`${card.id} is in ${count} places instead of ${expected}`);
    counts.delete(card.id);
  }
  for (const card of counts.keys()) problems.push(wrong`there is no card ${card}`);
}

/** Below 1 before the faint check: at the last gasp, or for a price whose blow has not landed yet (DF1-R-37). */
function isGasping(state: State, hero: HeroState): boolean {
  const thrown = state.combat?.throw;
  const hasPaid = thrown != null && thrown.factor > 1 && state.heroes[thrown.seat] === hero;
  return state.frames.some(
    frame => frame.at === 'window' && (frame.kind === 'last-gasp' || (frame.kind === 'boost' && hasPaid)),
  );
}

function checkHero(edition: Edition, state: State, hero: HeroState, problems: Wrong[]): void {
  const { constants } = edition;
  const sheet = edition.hero.get(hero.hero);
  if (sheet === undefined) {
    problems.push(wrong`there is no hero ${hero.hero}`);
    return;
  }
  const maximum = constants.life - constants.scarCost * hero.scars.length;
  if (hero.life > maximum) problems.push(wrong`${hero.hero} has ${hero.life} ${'life'} of ${maximum}`);
  if (hero.fainted || hero.eliminated) {
    if (hero.life !== 0) problems.push(wrong`${hero.hero} cannot act and has ${hero.life} ${'life'}`);
    if (hero.fainted && hero.eliminated) problems.push(wrong`${hero.hero} is fainted and eliminated`);
  } else if (hero.life < 1 && !isGasping(state, hero)) {
    problems.push(wrong`${hero.hero} stands with ${hero.life} ${'life'}`);
  }
  if (new Set(hero.scars).size !== hero.scars.length || hero.scars.length > COLORS.length) {
    problems.push(wrong`${hero.hero} has the ${'scars'} ${hero.scars.join(', ')}`);
  }
  const weapons = new Set<string>();
  const carried = { weapon: 0, armor: 0, spendable: 0 };
  for (const { card, used } of hero.equipment) {
    const record = edition.equipment.get(card);
    if (record === undefined) continue;
    carried[record.kind]++;
    if (used && record.kind !== 'armor') problems.push(wrong`${card} cannot be turned`);
    if (constants.uniqueWeapons && record.kind === 'weapon' && weapons.has(card))
      problems.push(wrong`${hero.hero} has two of ${card}`);
    weapons.add(card);
  }
  for (const kind of ['weapon', 'armor', 'spendable'] as const) {
    if (carried[kind] > sheet.slots[kind])
      problems.push(wrong`${hero.hero} carries ${carried[kind]} of kind ${kind}`);
  }
}
