/** A position set up by hand: any party, any decks, any place to begin. Nothing is made or lost on the way. */

import { fail, ok, type Result, type Sink, settle } from '@tumblekeep/kernel';
import { Impossible, impossible, namesIn, type Path, type Unplaced } from '@tumblekeep/kernel/scenario';
import { sayIn } from '../../texts/refusals.ts';
import { setUp } from '../chapters/setup.ts';
import type { Edition } from '../edition.ts';
import type { Event } from '../event.ts';
import { wrongsIn } from '../invariants.ts';
import type { HeroState, State, WindowKind } from '../state.ts';
import type { CardId, Color, Die, HeroId } from '../vocabulary.ts';
import { adjustCombat, beginCombat, rest, throwOnce } from './stage-combat.ts';
import { type DeckStage, holdCards, onTop, pickMonster, stageDecks, takeOut } from './stage-decks.ts';
import { seatNamed } from './stage-parts.ts';

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
  readonly lastThrower?: HeroId | undefined;
  readonly defeats?: number | undefined;
  /** Markers in play, each with the hero it belongs to. */
  readonly markers?: Readonly<Record<string, HeroId>> | undefined;
  /** Cards lying face down before the thief. */
  readonly stolen?: readonly CardId[] | undefined;
  /** Abilities used up for this combat, or for this turn. */
  readonly usedThisCombat?: readonly string[] | undefined;
  readonly usedThisTurn?: readonly string[] | undefined;
  /** The last blow was an Epic Shot. */
  readonly epic?: boolean | undefined;
  /** A throw of the Active Hero that is made already, and how it landed. */
  readonly throw?:
    | {
        readonly die: Die;
        readonly weapons?: readonly CardId[] | undefined;
        readonly lands?: string | undefined;
      }
    | undefined;
  /** Begins in this window after the throw; windows before it are passed. */
  readonly window?: WindowKind | undefined;
}

export interface Stage {
  readonly heroes: readonly (HeroId | HeroStage)[];
  readonly leader?: HeroId | undefined;
  /** Who begins the next fight. */
  readonly first?: HeroId | undefined;
  readonly difficulty?: string | undefined;
  readonly solo?: boolean | undefined;
  /** A stacked beginning of our own. */
  readonly beginning?: string | undefined;
  /** Help or hindrance of our own. */
  readonly handicap?: number | undefined;
  readonly seed?: string | undefined;
  readonly round?: number | undefined;
  /** Over the whole game so far. */
  readonly tally?: { readonly scars?: number | undefined; readonly faints?: number | undefined } | undefined;
  readonly chest?: { readonly coins?: number | undefined; readonly dice?: number | undefined } | undefined;
  /** The next cards of each deck, from the top, or the whole of it. */
  readonly decks?:
    | {
        readonly dungeon?: DeckStage | undefined;
        readonly monsters?: DeckStage | undefined;
        readonly shop?: DeckStage | undefined;
        readonly bosses?: DeckStage | undefined;
      }
    | undefined;
  /** The maps joined to a dungeon, and the room the party is in. */
  readonly map?: { readonly floors: readonly CardId[]; readonly room?: CardId | undefined } | undefined;
  readonly setAside?: readonly CardId[] | undefined;
  /** Monsters defeated so far; equipment that can come back; cards out of the game. */
  readonly discard?: readonly CardId[] | undefined;
  readonly scrap?: readonly CardId[] | undefined;
  readonly box?: readonly CardId[] | undefined;
  /** Shops visited so far. */
  readonly shops?: number | undefined;
  readonly combat?: CombatStage | undefined;
  /** Begins with Resting, the monster of the combat just defeated. */
  readonly begin?: 'rest' | undefined;
  /** Begins in a shop that shows these cards first. */
  readonly shop?: { readonly display: readonly CardId[] } | undefined;
}

export function stageState(edition: Edition, stage: Stage, sink?: Sink<Event>): Result<State, Unplaced> {
  const parts: readonly HeroStage[] = stage.heroes.map(hero => (typeof hero === 'string' ? { hero } : hero));
  const made = setUp(
    edition,
    {
      heroes: parts.map(part => part.hero),
      leader: stage.leader ?? parts[0]?.hero,
      ...(stage.difficulty !== undefined && { difficulty: stage.difficulty }),
      ...(stage.solo !== undefined && { solo: stage.solo }),
      ...(stage.beginning !== undefined && { beginning: stage.beginning }),
      ...(stage.handicap !== undefined && { handicap: stage.handicap }),
    },
    stage.seed ?? 'stage',
    sink,
  );
  if (!made.ok) return fail({ message: sayIn(edition)(made.error), about: namesIn(made.error) });
  const state = made.value;
  try {
    parts.forEach((part, i) => {
      stageHero(edition, state, part, ['party', i]);
    });
    if (state.heroes.every(hero => hero.fainted || hero.eliminated))
      impossible(['party'], 'nobody stands: every hero has fainted or is eliminated');
    stageCounts(state, stage);
    const held = holdCards(edition, state, stage);
    stageDecks(edition, state, stage);
    begin(edition, state, stage, held, sink);
  } catch (error) {
    if (error instanceof Impossible) return fail(error.fault);
    throw error;
  }
  const [problem] = wrongsIn(edition, state);
  return problem === undefined ? ok(state) : fail(problem);
}

function stageHero(edition: Edition, state: State, part: HeroStage, at: Path): void {
  const hero = state.heroes.find(one => one.hero === part.hero) as HeroState;
  const { constants } = edition;
  for (const color of part.scars ?? []) {
    hero.scars.push(color);
    state.supply.scars--;
    state.scarsTaken++;
    state.faints++;
  }
  part.equipment?.forEach((card, i) => {
    hero.equipment.push({
      card: takeOut(state.decks.shop, card, 'shop deck', [...at, 'equipment', i]),
      used: part.used?.includes(card) ?? false,
    });
  });
  const maximum = constants.life - constants.scarCost * hero.scars.length;
  hero.fainted = part.fainted ?? false;
  hero.eliminated = part.eliminated ?? false;
  if (hero.fainted || hero.eliminated) state.faints++;
  hero.life = hero.fainted || hero.eliminated ? 0 : (part.life ?? maximum);
  part.captives?.forEach((card, i) => {
    const path = [...at, 'captives', i];
    pickMonster(edition, state, card, part.captives ?? [], path);
    hero.captives.push(takeOut(state.decks.monsters, card, 'monster deck', path));
  });
  if (part.token !== undefined) {
    if (hero.token === 'none') impossible([...at, 'token'], `${hero.hero} has no token`);
    hero.token = part.token;
  }
}

function stageCounts(state: State, { chest, tally, first, shops, round }: Stage): void {
  if (chest?.coins !== undefined) {
    state.supply.coins += state.chest.coins - chest.coins;
    state.chest.coins = chest.coins;
  }
  if (chest?.dice !== undefined) {
    state.supply.dice += state.chest.dice - chest.dice;
    state.chest.dice = chest.dice;
  }
  state.scarsTaken = tally?.scars ?? state.scarsTaken;
  state.faints = tally?.faints ?? state.faints;
  state.shops = shops ?? 0;
  if (round !== undefined) state.round = round - 1;
  if (first === undefined) return;
  state.first = seatNamed(state, first, ['first']);
  if (state.heroes[state.first]?.eliminated) impossible(['first'], `${first} is eliminated`);
}

function begin(
  edition: Edition,
  state: State,
  stage: Stage,
  held: ReturnType<typeof holdCards>,
  sink: Sink<Event> | undefined,
): void {
  const { combat, shop } = stage;
  if (combat !== undefined && shop !== undefined)
    impossible(['shop'], 'a scenario begins in a combat or in a shop, not in both');
  if (shop !== undefined) {
    if (stage.begin !== undefined) impossible(['begin'], 'the scenario begins in a shop already');
    state.decks.shop.push(...[...held.display].reverse());
    if (stage.round !== undefined) state.round = stage.round;
    state.frames = [
      { at: 'do', what: 'round', step: 0 },
      { at: 'do', what: 'shop', step: 0 },
    ];
  }
  if (stage.map !== undefined) stageMap(edition, state, stage.map);
  const fight = combat ?? (stage.begin === 'rest' ? {} : undefined);
  if (fight !== undefined) beginCombat(edition, state, fight, held, stage.round ?? 1);
  const play = { edition, state, sink };
  settle(play, state.frames, edition.procedures);
  if (fight === undefined) return;
  adjustCombat(play, fight, held);
  if (stage.begin === 'rest') rest(play, fight);
  else throwOnce(play, fight);
}

function stageMap(edition: Edition, state: State, { floors, room }: NonNullable<Stage['map']>): void {
  floors.forEach((floor, i) => {
    if (!edition.map.has(floor)) impossible(['map', 'floors', i], `there is no map ${floor}`);
  });
  if (state.map === null) impossible(['map'], 'this rule set has no maps');
  const floor =
    room === undefined ? 0 : floors.findIndex(id => edition.map.get(id)?.rooms.some(one => one.id === room));
  if (floor < 0) impossible(['map', 'room'], `${room} is not on these maps`);
  state.map = { floors: [...floors], floor };
  const boss = edition.map.get(floors.at(-1) as CardId)?.boss;
  if (boss !== undefined && state.decks.bosses.includes(boss))
    onTop(state.decks.bosses, [boss], 'boss deck', ['map', 'floors']);
  state.room = room ?? null;
}
