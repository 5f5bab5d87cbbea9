/** A whole game as one plain object. Hidden things exist here and nowhere else. */
import type { ProcedureFrame, Stream } from '@tumblekeep/kernel';
import type { BeginningId } from './chapters/setup/beginning.ts';
import type { ProcedureName } from './edition.ts';
import type { AbilityId, Bounces, CardId, Color, Die, Face, HeroId, Throw, Zone } from './vocabulary.ts';

export interface Options {
  /** In clockwise order. */
  heroes: HeroId[];
  leader: HeroId;
  difficulty: string;
  /** One player controls all heroes. */
  solo: boolean;
  /** A stacked beginning of our own (DF2-R-130), where one was wished for. */
  beginning?: BeginningId;
  /** Help above zero or hindrance below, of our own (DF2-R-131), where there is any. */
  handicap?: number;
}

export interface Carried {
  card: CardId;
  /** An armor turned by 90° until resting. */
  used: boolean;
}

export const TOKEN_SIDES = ['none', 'inactive', 'active'] as const;
export type TokenSide = (typeof TOKEN_SIDES)[number];

export interface HeroState {
  hero: HeroId;
  /** May be below 1 only between a loss and the faint check. */
  life: number;
  scars: Color[];
  fainted: boolean;
  eliminated: boolean;
  equipment: Carried[];
  token: TokenSide;
  /** Monsters that came along. They are no equipment. */
  captives: CardId[];
}

export interface FoeState {
  card: CardId;
  boss: boolean;
  level: number;
  life: number;
  initialLife: number;
  coins: number;
}

export interface ThrowState {
  seat: number;
  die: Die;
  weapons: CardId[];
  requirements: Throw[];
  /** No landing yet while `zone` is null. */
  zone: Zone | null;
  face: Face;
  bounces: Bounces;
  failed: Throw[];
  hit: boolean;
  instaKill: boolean;
  /** The colour of the ability that the icon activates. */
  ability: Color | null;
  /** What the value of the section is multiplied by. */
  factor: number;
  /** Damage of a hit so far. */
  total: number;
  /** Spendables added to the hit. */
  boosts: CardId[];
  /** Armors used on the miss whose healing comes after the damage. */
  soothing: CardId[];
}

export const CAUSES = ['miss', 'retrieve', 'back-down'] as const;
export type Cause = (typeof CAUSES)[number];

export interface CombatState {
  foe: FoeState;
  /** The seat whose turn it is. */
  active: number;
  /** Coloured dice not thrown yet. */
  dice: Color[];
  /** Bonus dice lying on the table. */
  bonusDiceThrown: number;
  throws: number;
  lastThrower: number;
  /** The party was asked to back down in this turn and declined. */
  stoodFirm: boolean;
  usedThisCombat: AbilityId[];
  usedThisTurn: AbilityId[];
  /** Face down before the thief. */
  stolen: CardId[];
  epic: boolean;
  /** How often the party was defeated, that is paid to have the coloured dice back. */
  defeats: number;
  /** Special power markers in play, each with the seat it lies at or was placed by. */
  markers: { id: string; seat: number }[];
  /** The monster has lost its ability and its requirement. */
  silenced: boolean;
  /** What is about to hit each seat, and what each suffered from the last blow. */
  incoming: number[];
  suffered: number[];
  cause: Cause;
  throw: ThrowState | null;
}

export const PHASES = ['dungeon', 'combat', 'rest', 'shop', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const WINDOWS = ['re-throw', 'boost', 'armor', 'reaction', 'last-gasp'] as const;
export type WindowKind = (typeof WINDOWS)[number];

/** What somebody may accept or decline. */
export const OFFERS = ['multiply', 'second-throw', 'silence'] as const;
export type Offer = (typeof OFFERS)[number];

/** What somebody is asked. */
export type Question =
  | { at: 'path'; cards: CardId[] }
  | { at: 'move'; rooms: CardId[] }
  | { at: 'assign'; cards: CardId[] }
  | { at: 'turn' }
  | { at: 'again'; weapons: boolean }
  | { at: 'landing' }
  | { at: 'ability'; colors: Color[] }
  | { at: 'accept'; what: Offer }
  | { at: 'target'; what: 'heal' | 'marker'; amount: number }
  | { at: 'destroy'; seat: number }
  | { at: 'window'; kind: WindowKind; seat: number; passed: boolean[] }
  | { at: 'vote'; votes: (boolean | null)[] }
  | { at: 'scar'; seat: number }
  | { at: 'trade' }
  | { at: 'shop' };

export type QuestionAt = Question['at'];
export type Frame = ProcedureFrame<ProcedureName> | Question;

export const LOSSES = ['all-fainted', 'all-eliminated', 'out-of-dice'] as const;
export type Loss = (typeof LOSSES)[number];
export type Result = { won: true } | { won: false; why: Loss };

export interface State {
  rules: string;
  options: Options;
  random: { decks: Stream };
  phase: Phase;
  round: number;
  heroes: HeroState[];
  leader: number;
  /** The seat that has the coloured dice when the next fight begins. */
  first: number;
  chest: { coins: number; dice: number };
  supply: { coins: number; dice: number; scars: number };
  /** Face down; the top card is the last. */
  decks: { dungeon: CardId[]; monsters: CardId[]; shop: CardId[]; bosses: CardId[] };
  /** Monsters that nobody will meet, unseen. */
  unused: CardId[];
  discard: CardId[];
  /** Used and unsold equipment, where it can come back. */
  scrap: CardId[];
  box: CardId[];
  /** Dungeon cards won since the last shop. */
  setAside: CardId[];
  /** Shop icons won since the last shop. They stay when the set-aside cards become a new deck (DF2-R-15). */
  icons: number;
  room: CardId | null;
  /** The maps joined to a dungeon, and the one the party is on; editions with dungeon cards have none. */
  map: { floors: CardId[]; floor: number } | null;
  /** Monsters the party backed down from in this room. */
  refused: CardId[];
  combat: CombatState | null;
  display: CardId[];
  shops: number;
  frames: Frame[];
  /** Over the whole game. */
  scarsTaken: number;
  faints: number;
  result: Result | null;
}
