/** What cannot be true together in a staging, with the field that says so. */
import type { Fault, Path } from '@tumblekeep/kernel/scenario';
import type { Edition } from '../edition.ts';
import { type CardId, EQUIPMENT_KINDS } from '../vocabulary.ts';
import type { Scenario } from './schema.ts';
import { deckOf, deckPath } from './stage-decks.ts';

type Note = (path: Path, message: string, key?: boolean) => void;
type HeroPart = Extract<NonNullable<Scenario['party']>[number], object>;

export function checkContradictions(edition: Edition, scenario: Scenario): Fault[] {
  const faults: Fault[] = [];
  const note: Note = (path, message, key = false) => {
    faults.push({ path, message, ...(key && { key }) });
  };
  checkParty(edition, scenario, note);
  checkCombat(edition, scenario, note);
  checkMonsterOrder(edition, scenario, note);
  checkShops(edition, scenario, note);
  checkChest(edition, scenario, note);
  return faults;
}

function checkParty(edition: Edition, { party = [], leader, solo }: Scenario, note: Note): void {
  const { fewest, most, solo: alone } = edition.constants.heroes;
  const heroes = party.map((entry): HeroPart => (typeof entry === 'string' ? { hero: entry } : entry));
  if (heroes.length < fewest || heroes.length > most)
    note(['party'], `a party has ${fewest} to ${most} heroes, not ${heroes.length}`);
  if (solo && !alone.includes(heroes.length))
    note(['solo'], `one player alone controls ${alone.join(' or ')} heroes, not ${heroes.length}`);
  heroes.forEach((part, i) => {
    const path = ['party', i];
    if (heroes.findIndex(other => other.hero === part.hero) !== i)
      note(path, `${part.hero} is in the party twice`);
    checkHero(edition, part, path, note);
  });
  if (heroes.length > 0 && heroes.every(hero => hero.fainted || hero.eliminated))
    note(['party'], 'nobody stands: every hero has fainted or is eliminated');
  const first = leader ?? heroes[0]?.hero;
  if (heroes.some(hero => hero.hero === first && hero.eliminated))
    note(
      leader === undefined ? ['party', 0] : ['leader'],
      `${first} leads and is eliminated; name another leader`,
    );
}

function checkHero(edition: Edition, part: HeroPart, path: Path, note: Note): void {
  const { constants } = edition;
  const { hero, life, scars = [], fainted, eliminated, equipment = [], used = [] } = part;
  if (fainted && eliminated) note([...path, 'eliminated'], `${hero} is fainted or eliminated, not both`);
  if (new Set(scars).size !== scars.length) note([...path, 'scars'], 'an ability is scarred once');
  if (scars.length > constants.mostScars)
    note([...path, 'scars'], `a hero has at most ${constants.mostScars} scars; the next one eliminates`);
  const maximum = constants.life - constants.scarCost * scars.length;
  if (life !== undefined) {
    const at = [...path, 'life'];
    if (fainted || eliminated)
      note(at, `${hero} ${fainted ? 'has fainted' : 'is eliminated'} and has no life left; leave this out`);
    else if (life < 1) note(at, `${hero} stands with ${life} life; one who does not is "fainted: true"`);
    else if (life > maximum)
      note(at, `${hero} has ${life} life of ${maximum}${scars.length === 0 ? '' : ' (scars count)'}`);
  }
  used.forEach((card, i) => {
    if (edition.equipment.get(card)?.kind !== 'armor')
      note([...path, 'used', i], `${card} is no armor, and only armors are turned`);
  });
  const slots = edition.hero.get(hero)?.slots;
  for (const kind of EQUIPMENT_KINDS) {
    const cards = equipment.filter(card => edition.equipment.get(card)?.kind === kind);
    if (slots !== undefined && cards.length > slots[kind])
      note(
        [...path, 'equipment'],
        `${hero} carries ${cards.length} of kind ${kind} and has room for ${slots[kind]}; "slots" changes that`,
      );
    if (kind === 'weapon' && constants.uniqueWeapons && new Set(cards).size !== cards.length)
      note([...path, 'equipment'], `${hero} has two of the same weapon`);
  }
}

function checkCombat(edition: Edition, { combat, shop, begin, chest }: Scenario, note: Note): void {
  if (combat !== undefined && shop !== undefined)
    note(['shop'], 'a scenario begins in a combat or in a shop, not in both', true);
  if (begin !== undefined && shop !== undefined)
    note(['begin'], 'the scenario begins in a shop already', true);
  if (combat === undefined) return;
  const { monster, boss, room, dice, life, initialLife } = combat;
  if (monster !== undefined && boss !== undefined)
    note(['combat', 'boss'], 'there is a monster already; a fight is against one of them', true);
  if (boss !== undefined && room !== undefined) note(['combat', 'room'], 'the boss waits in no room', true);
  if (boss !== undefined && begin === 'rest') note(['begin'], 'nobody rests after the boss: the game is won');
  if (dice !== undefined && new Set(dice).size !== dice.length)
    note(['combat', 'dice'], 'there is one die of each colour');
  const bonus = chest?.dice ?? edition.constants.startBonusDice;
  if (boss !== undefined && dice?.length === 0 && bonus === 0)
    note(['combat', 'dice'], 'against the boss nobody gets dice back: without any the game is lost already');
  if (life !== undefined && life < 1 && begin !== 'rest')
    note(['combat', 'life'], `a monster with ${life} life is defeated; say "begin: rest" for what follows`);
  if (life !== undefined && initialLife !== undefined && life > initialLife)
    note(['combat', 'life'], `the monster began with ${initialLife} life`);
  const thrown = combat.throw;
  if (thrown !== undefined && begin === 'rest')
    note(['combat', 'throw'], 'the fight is over, nobody throws', true);
  if (thrown === undefined && combat.window !== undefined)
    note(['combat', 'window'], 'a window opens after a throw: say which one as combat.throw', true);
}

/** Monsters come in order of level, the lowest first. */
function checkMonsterOrder(edition: Edition, { decks }: Scenario, note: Note): void {
  const { top, size } = deckOf(decks?.monsters);
  const path = deckPath('monsters', decks?.monsters);
  const levelOf = (card: CardId | undefined): number => edition.monster.get(card ?? '')?.level ?? 0;
  top.forEach((card, i) => {
    const before = top[i - 1];
    if (before !== undefined && levelOf(card) < levelOf(before))
      note(
        [...path, i],
        `${card} is of level ${levelOf(card)} and comes after ${before} of level ${levelOf(before)}; monsters come in order of level`,
      );
  });
  if (size !== undefined && size < top.length)
    note(['decks', 'monsters', 'size'], `${top.length} cards are named already`);
}

function checkShops(edition: Edition, { shops, shop, map }: Scenario, note: Note): void {
  if (shops === undefined) return;
  const rooms =
    map?.floors.flatMap(floor => edition.map.get(floor)?.rooms ?? []) ??
    edition.tables.maps.flatMap(one => one.rooms);
  const most = edition.constants.dungeonCards?.shops ?? rooms.filter(room => room.kind === 'shop').length;
  if (shops > most) note(['shops'], `there are ${most} shops in a game`);
  else if (shop !== undefined && shops === most)
    note(['shops'], `this shop would be the ${shops + 1}th, and there are ${most} in a game`);
}

function checkChest(edition: Edition, { chest, combat }: Scenario, note: Note): void {
  const { coins, bonusDice } = edition.constants;
  if (chest?.coins !== undefined && chest.coins > coins)
    note(['chest', 'coins'], `there are ${coins} coins in the game`);
  const thrown = combat?.bonusDiceThrown ?? 0;
  if (chest?.dice !== undefined && chest.dice > bonusDice)
    note(['chest', 'dice'], `there are ${bonusDice} bonus dice in the game`);
  else if ((chest?.dice ?? 0) + thrown > bonusDice)
    note(['combat', 'bonusDiceThrown'], `there are ${bonusDice} bonus dice in the game`);
}
