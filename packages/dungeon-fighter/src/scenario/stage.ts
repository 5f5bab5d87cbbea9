/** A position set up by hand: any party, any decks, any place to begin. Nothing is made or lost on the way. */
import { fail, ok, type Refusal, type Result, refuse, type Sink, settle } from '@tumblekeep/kernel';
import { setUp } from '../chapters/setup.ts';
import type { Edition } from '../edition.ts';
import type { Event } from '../event.ts';
import { problemsOf } from '../invariants.ts';
import { isStanding } from '../play.ts';
import type { HeroState, State } from '../state.ts';
import { type CardId, COLORS, type Color, type HeroId } from '../vocabulary.ts';

export interface HeroStage {
  readonly hero: HeroId;
  readonly life?: number | undefined;
  readonly scars?: readonly Color[] | undefined;
  readonly equipment?: readonly CardId[] | undefined;
  /** Carried armors that are turned. */
  readonly used?: readonly CardId[] | undefined;
  readonly token?: 'inactive' | 'active' | undefined;
  readonly captives?: readonly CardId[] | undefined;
  readonly fainted?: boolean | undefined;
  readonly eliminated?: boolean | undefined;
}

export interface CombatStage {
  /** The room; without one, a room that does nothing. */
  readonly room?: CardId | undefined;
  readonly monster?: CardId | undefined;
  readonly boss?: CardId | undefined;
  readonly life?: number | undefined;
  readonly initialLife?: number | undefined;
  readonly dice?: readonly Color[] | undefined;
  readonly bonusDiceThrown?: number | undefined;
  readonly active?: HeroId | undefined;
  readonly defeats?: number | undefined;
  /** Markers in play, each with the hero it belongs to. */
  readonly markers?: Readonly<Record<string, HeroId>> | undefined;
}

export interface Stage {
  readonly heroes: readonly (HeroId | HeroStage)[];
  readonly leader?: HeroId | undefined;
  readonly difficulty?: string | undefined;
  readonly solo?: boolean | undefined;
  readonly seed?: string | undefined;
  readonly chest?: { readonly coins?: number | undefined; readonly dice?: number | undefined } | undefined;
  /** The next cards of each deck, from the top. */
  readonly decks?:
    | {
        readonly dungeon?: readonly CardId[] | undefined;
        readonly monsters?: readonly CardId[] | undefined;
        readonly shop?: readonly CardId[] | undefined;
        readonly bosses?: readonly CardId[] | undefined;
      }
    | undefined;
  /** The maps joined to a dungeon, and the room the party is in. */
  readonly map?: { readonly floors: readonly CardId[]; readonly room?: CardId | undefined } | undefined;
  readonly setAside?: readonly CardId[] | undefined;
  /** Shops visited so far. */
  readonly shops?: number | undefined;
  readonly combat?: CombatStage | undefined;
  /** Begins in a shop that shows these cards first. */
  readonly shop?: { readonly display: readonly CardId[] } | undefined;
}

class Impossible extends Error {}

const impossible = (message: string): never => {
  throw new Impossible(message);
};

export function stageState(edition: Edition, stage: Stage, sink?: Sink<Event>): Result<State, Refusal> {
  const parts: readonly HeroStage[] = stage.heroes.map(hero => (typeof hero === 'string' ? { hero } : hero));
  const made = setUp(
    edition,
    {
      heroes: parts.map(part => part.hero),
      leader: stage.leader ?? parts[0]?.hero,
      ...(stage.difficulty !== undefined && { difficulty: stage.difficulty }),
      ...(stage.solo !== undefined && { solo: stage.solo }),
    },
    stage.seed ?? 'stage',
    sink,
  );
  if (!made.ok) return made;
  const state = made.value;
  try {
    for (const part of parts) stageHero(edition, state, part);
    stageChest(state, stage);
    stageDecks(edition, state, stage);
    begin(edition, state, stage, sink);
  } catch (error) {
    if (error instanceof Impossible) return fail(refuse('stage', error.message));
    throw error;
  }
  const problem = problemsOf(edition, state)[0];
  return problem === undefined ? ok(state) : fail(refuse('stage', problem));
}

function takeOut(deck: CardId[], card: CardId, what: string): CardId {
  const at = deck.lastIndexOf(card);
  if (at < 0) impossible(`${card} is not in the ${what}`);
  return deck.splice(at, 1)[0] as CardId;
}

function stageHero(edition: Edition, state: State, part: HeroStage): void {
  const hero = state.heroes.find(one => one.hero === part.hero) as HeroState;
  const { constants } = edition;
  for (const color of part.scars ?? []) {
    hero.scars.push(color);
    state.supply.scars--;
    state.scarsTaken++;
  }
  for (const card of part.equipment ?? []) {
    hero.equipment.push({
      card: takeOut(state.decks.shop, card, 'shop deck'),
      used: part.used?.includes(card) ?? false,
    });
  }
  const maximum = constants.life - constants.scarCost * hero.scars.length;
  hero.fainted = part.fainted ?? false;
  hero.eliminated = part.eliminated ?? false;
  hero.life = hero.fainted || hero.eliminated ? 0 : (part.life ?? maximum);
  for (const card of part.captives ?? []) {
    pickMonster(edition, state, card, part.captives ?? []);
    hero.captives.push(takeOut(state.decks.monsters, card, 'monster deck'));
  }
  if (part.token !== undefined) {
    if (hero.token === 'none') impossible(`${hero.hero} has no token`);
    hero.token = part.token;
  }
}

function stageChest(state: State, { chest }: Stage): void {
  if (chest?.coins !== undefined) {
    state.supply.coins += state.chest.coins - chest.coins;
    state.chest.coins = chest.coins;
  }
  if (chest?.dice !== undefined) {
    state.supply.dice += state.chest.dice - chest.dice;
    state.chest.dice = chest.dice;
  }
}

const onTop = (deck: CardId[], cards: readonly CardId[], what: string): void => {
  const taken = cards.map(card => takeOut(deck, card, what));
  deck.push(...taken.reverse());
};

/** A monster that was not picked for this game trades places with one of its level that was. */
function pickMonster(edition: Edition, state: State, card: CardId, wanted: readonly CardId[]): void {
  const at = state.unused.indexOf(card);
  if (at < 0) return;
  const level = edition.monster.get(card)?.level;
  const { monsters } = state.decks;
  const other = monsters.findIndex(id => edition.monster.get(id)?.level === level && !wanted.includes(id));
  if (other < 0) impossible(`there is no place for ${card} in the monster deck`);
  state.unused[at] = monsters[other] as CardId;
  monsters[other] = card;
}

function stageMonsters(edition: Edition, state: State, cards: readonly CardId[]): void {
  for (const card of cards) pickMonster(edition, state, card, cards);
  onTop(state.decks.monsters, cards, 'monster deck');
}

function stageDecks(edition: Edition, state: State, stage: Stage): void {
  const { decks } = stage;
  state.shops = stage.shops ?? 0;
  for (const card of stage.setAside ?? []) {
    state.setAside.push(takeOut(state.decks.dungeon, card, 'dungeon deck'));
    state.icons += edition.dungeonCard.get(card)?.shopIcons ?? 0;
  }
  onTop(state.decks.dungeon, decks?.dungeon ?? [], 'dungeon deck');
  onTop(state.decks.shop, decks?.shop ?? [], 'shop deck');
  onTop(state.decks.bosses, decks?.bosses ?? [], 'boss deck');
  stageMonsters(edition, state, decks?.monsters ?? []);
}

function begin(edition: Edition, state: State, stage: Stage, sink: Sink<Event> | undefined): void {
  const { combat, shop } = stage;
  if (combat !== undefined && shop !== undefined)
    impossible('a scenario begins in a combat or in a shop, not in both');
  if (shop !== undefined) {
    onTop(state.decks.shop, shop.display, 'shop deck');
    state.frames = [
      { at: 'do', what: 'round', step: 0 },
      { at: 'do', what: 'shop', step: 0 },
    ];
  }
  if (stage.map !== undefined) stageMap(edition, state, stage.map);
  if (combat !== undefined) beginCombat(edition, state, combat);
  settle({ edition, state, sink }, state.frames, edition.procedures);
  if (combat !== undefined) adjustCombat(edition, state, combat);
}

function stageMap(edition: Edition, state: State, { floors, room }: NonNullable<Stage['map']>): void {
  for (const floor of floors) if (!edition.map.has(floor)) impossible(`there is no map ${floor}`);
  if (state.map === null) impossible('this rule set has no maps');
  const floor =
    room === undefined ? 0 : floors.findIndex(id => edition.map.get(id)?.rooms.some(one => one.id === room));
  if (floor < 0) impossible(`${room} is not on these maps`);
  state.map = { floors: [...floors], floor };
  const boss = edition.map.get(floors.at(-1) as CardId)?.boss;
  if (boss !== undefined) onTop(state.decks.bosses, [boss], 'boss deck');
  state.room = room ?? null;
}

function beginCombat(edition: Edition, state: State, combat: CombatStage): void {
  state.round = 1;
  if (combat.boss !== undefined) {
    onTop(state.decks.bosses, [combat.boss], 'boss deck');
    state.frames = [{ at: 'do', what: 'boss', step: 0 }];
    return;
  }
  if (state.map === null) state.room = takeRoom(edition, state, combat.room);
  else state.room = combat.room ?? edition.map.get(state.map.floors[0] as CardId)?.rooms[0]?.id ?? null;
  if (state.room !== null && !edition.room.has(state.room)) impossible(`there is no room ${state.room}`);
  if (combat.monster !== undefined) stageMonsters(edition, state, [combat.monster]);
  state.frames = [{ at: 'do', what: 'encounter', step: 0 }];
}

function takeRoom(edition: Edition, state: State, wanted: CardId | undefined): CardId {
  const plain = edition.tables.dungeon.find(
    card =>
      card.onReveal.length === 0 &&
      card.monsterAdvantage === 0 &&
      card.requirement === undefined &&
      state.decks.dungeon.includes(card.id),
  );
  const room = wanted ?? plain?.id ?? impossible('there is no plain room left');
  return takeOut(state.decks.dungeon, room, 'dungeon deck');
}

function adjustCombat(edition: Edition, state: State, stage: CombatStage): void {
  const { combat } = state;
  if (combat === null) return;
  const { foe } = combat;
  foe.life = stage.life ?? foe.life;
  foe.initialLife = stage.initialLife ?? Math.max(foe.initialLife, foe.life);
  if (stage.active !== undefined) {
    combat.active = state.heroes.findIndex(hero => hero.hero === stage.active);
    const hero = state.heroes[combat.active] ?? impossible(`${stage.active} is not in the party`);
    if (!isStanding(hero)) impossible(`${stage.active} cannot act`);
    combat.lastThrower = combat.active;
  }
  combat.defeats = stage.defeats ?? 0;
  for (const [id, hero] of Object.entries(stage.markers ?? {})) {
    const seat = state.heroes.findIndex(one => one.hero === hero);
    if (seat < 0) impossible(`${hero} is not in the party`);
    combat.markers.push({ id, seat });
    if (edition.marker.get(id)?.silence !== undefined) combat.silenced = true;
  }
  if (stage.dice !== undefined) {
    combat.dice = [...stage.dice];
    combat.throws = COLORS.length - stage.dice.length;
  }
  if (stage.bonusDiceThrown !== undefined) {
    combat.bonusDiceThrown = stage.bonusDiceThrown;
    combat.throws += stage.bonusDiceThrown;
    state.supply.dice -= stage.bonusDiceThrown;
  }
}
