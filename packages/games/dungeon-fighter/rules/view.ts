/** What a viewer may know: a hero's player sees what that player sees, anybody else what lies open. */
import { clonePlain } from '@tumblekeep/kernel';
import type { BeginningId } from './chapters/setup/beginning.ts';
import type { Edition } from './edition.ts';
import type { Event } from './event.ts';
import { maximumLife, nameAt, type Play, pathViewers } from './play.ts';
import { deciderOf } from './questions.ts';
import type { Frame, HeroState, Phase, Question, Result, State, ThrowState } from './state.ts';
import type { CardId, Color, HeroId } from './vocabulary.ts';

/** The viewer who is nobody's player. */
export const SPECTATOR = 'spectator';

export interface HeroView extends HeroState {
  maximum: number;
}

export interface View {
  rules: string;
  difficulty: string;
  solo: boolean;
  /** A stacked beginning of our own, where the game has one. */
  beginning?: BeginningId;
  /** Help above zero or hindrance below, of our own, where the game has any. */
  handicap?: number;
  phase: Phase;
  round: number;
  /** Clockwise. */
  seats: HeroId[];
  heroes: Record<HeroId, HeroView>;
  leader: HeroId;
  /** Who begins the next fight. */
  first: HeroId;
  chest: { coins: number; dice: number };
  supply: { coins: number; dice: number; scars: number };
  /** How many cards each face-down deck has. */
  decks: { dungeon: number; monsters: number; shop: number; bosses: number };
  /** How many monsters of each level are to come: the backs of the cards tell. */
  tower: number[];
  discard: CardId[];
  scrap: CardId[];
  box: CardId[];
  setAside: CardId[];
  icons: number;
  room: CardId | null;
  map: State['map'];
  combat: {
    foe: CardId;
    boss: boolean;
    level: number;
    life: number;
    initialLife: number;
    coins: number;
    active: HeroId;
    dice: Color[];
    bonusDiceThrown: number;
    epic: boolean;
    defeats: number;
    markers: { marker: string; hero: HeroId }[];
    silenced: boolean;
    incoming: number[];
    /** Cards lying face down. */
    stolen: number;
    throw: ThrowState | null;
  } | null;
  display: CardId[];
  shops: number;
  question: {
    at: Question['at'];
    by: ReturnType<typeof deciderOf>;
    paths?: CardId[];
    /** The cards to hand out, and the first of them. */
    cards?: CardId[];
    card?: CardId;
    kind?: string;
    what?: string;
    rooms?: CardId[];
  } | null;
  result: Result | null;
}

const isQuestion = (frame: Frame | undefined): frame is Question => frame !== undefined && frame.at !== 'do';

export const seesPaths = (state: State, viewer: string): boolean => pathViewers(state).includes(viewer);

export function viewOf(edition: Edition, state: State, viewer: string): View {
  const play: Play = { edition, state, sink: undefined };
  const { combat, decks } = state;
  const top = state.frames[state.frames.length - 1];
  return {
    rules: state.rules,
    difficulty: state.options.difficulty,
    solo: state.options.solo,
    ...(state.options.beginning !== undefined && { beginning: state.options.beginning }),
    ...(state.options.handicap !== undefined && { handicap: state.options.handicap }),
    phase: state.phase,
    round: state.round,
    seats: [...state.options.heroes],
    heroes: heroesView(play),
    leader: nameAt(play, state.leader),
    first: nameAt(play, state.first),
    chest: { ...state.chest },
    supply: { ...state.supply },
    decks: {
      dungeon: decks.dungeon.length,
      monsters: decks.monsters.length,
      shop: decks.shop.length,
      bosses: decks.bosses.length,
    },
    tower: towerView(play),
    discard: [...state.discard],
    scrap: [...state.scrap],
    box: [...state.box],
    setAside: [...state.setAside],
    icons: state.icons,
    room: state.room,
    map: clonePlain(state.map),
    combat: combat && {
      foe: combat.foe.card,
      boss: combat.foe.boss,
      level: combat.foe.level,
      life: combat.foe.life,
      initialLife: combat.foe.initialLife,
      coins: combat.foe.coins,
      active: nameAt(play, combat.active),
      dice: [...combat.dice],
      bonusDiceThrown: combat.bonusDiceThrown,
      epic: combat.epic,
      defeats: combat.defeats,
      markers: combat.markers.map(({ id, seat }) => ({ marker: id, hero: nameAt(play, seat) })),
      silenced: combat.silenced,
      incoming: [...combat.incoming],
      stolen: combat.stolen.length,
      throw: clonePlain(combat.throw),
    },
    display: [...state.display],
    shops: state.shops,
    question: isQuestion(top) ? questionView(play, top, viewer) : null,
    result: clonePlain(state.result),
  };
}

function heroesView(play: Play): View['heroes'] {
  const views: View['heroes'] = {};
  for (const hero of play.state.heroes)
    views[hero.hero] = {
      hero: hero.hero,
      life: hero.life,
      scars: [...hero.scars],
      fainted: hero.fainted,
      eliminated: hero.eliminated,
      equipment: hero.equipment.map(({ card, used }) => ({ card, used })),
      token: hero.token,
      captives: [...hero.captives],
      maximum: maximumLife(play, hero),
    };
  return views;
}

function towerView({ edition, state }: Play): number[] {
  const tower = edition.piles.monsters.map(() => 0);
  for (const id of state.decks.monsters) {
    const at = (edition.monster.get(id)?.level ?? 0) - 1;
    if (at in tower) tower[at] = (tower[at] as number) + 1;
  }
  return tower;
}

function questionView(play: Play, question: Question, viewer: string): View['question'] {
  const view = { at: question.at, by: deciderOf(play, question) };
  if (question.at === 'path')
    return seesPaths(play.state, viewer) ? { ...view, paths: [...question.cards] } : view;
  if (question.at === 'assign')
    return { ...view, card: question.cards[0] as CardId, cards: [...question.cards] };
  if (question.at === 'window') return { ...view, kind: question.kind };
  if (question.at === 'accept' || question.at === 'target') return { ...view, what: question.what };
  if (question.at === 'move') return { ...view, rooms: [...question.rooms] };
  return view;
}

/** The one place that takes secrets out of events. */
export function redactEvent(event: Event, viewer: string): Event {
  if (event.type === 'drew-paths' && !event.knownTo.includes(viewer)) return { ...event, cards: [] };
  if (event.type === 'stole') return { ...event, card: null };
  return event;
}
