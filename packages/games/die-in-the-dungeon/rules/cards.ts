/**
 * Everything printed on boards, cards, tiles and maps, as one record each. Ids, texts, look-ups and checks
 * derive from these.
 *
 * The effect ladder: plain numbers, then declarative verbs (`Effect`, `Boon`, `CombatRules`). A new card should
 * use the lowest rung that says what it does.
 */
import type { QuestionAt } from './state.ts';
import type {
  AbilityId,
  Back,
  CellId,
  Changing,
  CreatureId,
  Duration,
  Head,
  Hero,
  Level,
  MapId,
  Sides,
  Stat,
  TileId,
  Token,
  Track,
  Window,
} from './vocabulary.ts';

/** Whether a value stands in the rulebook or is this project's own design; a list names the fields that are ours. */
export type Source = 'printed' | 'ours' | { readonly ours: readonly string[] };

interface Card {
  readonly id: string;
  readonly name: string;
  /** A joke in the margin. Always ours. */
  readonly flavour: string;
  readonly source: Source;
}

// ---- effects ------------------------------------------------------------------------------------------

/** How much: a number, or so much for each thing the creature has or faces. */
export type Amount =
  | number
  | {
      readonly each: 'minion' | 'hero';
      readonly times: number;
      /** So many things make one, and the rest of them as well. */
      readonly per?: number;
    };

/** One thing that happens at once. Lists of effects are carried out in order, each completely. */
export type Effect =
  /** Several tracks at once: the player chooses the order where it matters (DIE-STAT-37). */
  | { readonly verb: 'gain'; readonly tracks: Readonly<Partial<Record<Track, Amount>>> }
  /** Health comes back, up to the highest face of its die and no further (DIE-DESIGN-08). */
  | { readonly verb: 'regain'; readonly amount: Amount }
  /** Points are lost from the named track alone (DIE-STAT-36). */
  | { readonly verb: 'lose'; readonly track: Track; readonly amount: Amount }
  /** Damage of a kind, split between Health and the stat. */
  | { readonly verb: 'damage'; readonly stat: Stat; readonly amount: Amount }
  /** The die of one of these tracks, by the player's choice, becomes larger or smaller outright. */
  | { readonly verb: 'upgrade' | 'downgrade'; readonly of: readonly Changing[] }
  | { readonly verb: 'gain-minion'; readonly die: Sides }
  /** DieMinions of the player's choice are discarded, as far as there are any. */
  | { readonly verb: 'lose-minion'; readonly count: number }
  | {
      readonly verb: 'check';
      readonly stat: Stat;
      /** The check is passed with this or more. */
      readonly target: number;
      readonly fail: readonly Effect[];
      readonly pass?: readonly Effect[];
    }
  /** The player chooses one; options that cannot be paid are not offered. */
  | { readonly verb: 'choose'; readonly options: readonly Option[] }
  /** A hero of the player's choice among those that may be hit is hit (DIE-ABILITY-17). */
  | { readonly verb: 'hit'; readonly count: Amount }
  /** The Stat Check counts as passed (DIE-TRAP-09). */
  | { readonly verb: 'pass-check' };

export type Verb = Effect['verb'];
export type EffectOf<V extends Verb> = Extract<Effect, { readonly verb: V }>;

export interface Option {
  readonly text: string;
  /** What must be there to be paid, and is paid first. Stats and Health keep 1. */
  readonly pay?: Readonly<Partial<Record<Track, number>>>;
  readonly effects: readonly Effect[];
}

/** Points added to own rolls. */
export interface RollBonus {
  readonly amount: number;
  /** So much for each hero in the party, or for each level of the tile; nothing outside of a Combat. */
  readonly each?: 'hero' | 'level';
  /** For rolls of these stats alone. */
  readonly stats?: readonly Stat[];
}

/** What goes on for a while. */
export interface Boon {
  /** Own rolls use dice this many rungs larger. */
  readonly rungs?: number;
  /** Own rolls use this many times the dice, added up. */
  readonly times?: number;
  /** Own rolls cannot be modified by the player. */
  readonly unmodified?: true;
  /** Own rolls may be changed by 1, up or down, for each Time point paid. */
  readonly timeForPoints?: true;
  /** Own rolls are made twice, and the better one counts. */
  readonly twice?: true;
  /** The dice of own rolls show their highest face. */
  readonly highest?: true;
  readonly bonus?: RollBonus;
  /** Damage points it takes off; it ends when they are used up. */
  readonly prevents?: number;
  /** Attack kinds the party does not make. */
  readonly stops?: readonly Stat[];
  /** Added to the value that hero attacks must beat. */
  readonly defence?: Readonly<Partial<Record<Stat, number>>>;
  /** Added to the party's totals. */
  readonly party?: Readonly<Partial<Record<Stat, number>>>;
  /** Basic heroes have the stats of a level so much lower, at least 1. */
  readonly levelsLower?: number;
}

// ---- creatures ----------------------------------------------------------------------------------------

/** A reusable ability of a board, or a card that is used once. */
export interface Ability extends Card {
  readonly id: AbilityId;
  /** The rule in our own words, shown on request. */
  readonly text: string;
  /** The clauses that define it. */
  readonly clauses: readonly string[];
  /** Ability points. */
  readonly cost: number;
  readonly windows: readonly Window[];
  /** A `lose-minion` in the first place is part of the price: without the DieMinions it cannot be used. */
  readonly effects?: readonly Effect[];
  readonly boon?: Boon & { readonly lasts: Duration };
  /** Spoken when a card is used, without effect (DIE-ABILITY-08). */
  readonly phrase?: string;
}

export interface CreatureCard extends Card {
  readonly id: CreatureId;
  /** Its name without the article. */
  readonly short: string;
  /** Who it is and how it likes to play. */
  readonly text: string;
  /** Two reusable abilities and four cards. */
  readonly abilities: readonly AbilityId[];
  readonly cards: readonly AbilityId[];
}

// ---- heroes -------------------------------------------------------------------------------------------

/** A stat line: Might, Agility, Magic. */
export type Line = readonly [might: number, agility: number, magic: number];

/** A side of a Hero Card. An Epic Hero has one line for every level. */
export interface HeroSide {
  readonly hero: Hero;
  readonly level: Level | 'any';
  readonly line: Line;
  readonly source: Source;
}

/** A two-sided card with a face of its own; which one stands in a party changes nothing (DIE-HERO-03). */
export interface HeroCard extends Card {
  readonly hero: Hero;
  /** The levels of its two sides; an Epic Hero has none. */
  readonly levels: readonly Level[];
}

// ---- tiles --------------------------------------------------------------------------------------------

/** What a tile changes about its own Combat. */
export interface CombatRules {
  /** It holds only while such a hero is in the party. */
  readonly while?: Hero;
  /** What the player may not use. */
  readonly noAbilities?: true;
  readonly noMinions?: true;
  readonly noPips?: true;
  readonly noPoints?: true;
  /** Stats the creature may not attack with. */
  readonly barred?: readonly Stat[];
  /** Added to the party's totals. */
  readonly party?: Readonly<Partial<Record<Stat, number>>>;
  /** Added to the final value of hero rolls. */
  readonly heroRolls?: number;
  /** Added to the creature's attack rolls. */
  readonly creatureRolls?: number;
  /** Added to the damage of every hit of these kinds. */
  readonly damage?: Readonly<Partial<Record<Stat, number>>>;
}

export interface Tile extends Card {
  readonly id: TileId;
  readonly back: Back;
  readonly copies: number;
  /** Start and Blank tiles have none. */
  readonly level?: Level;
  /** How dangerous a tile without heads is. */
  readonly number?: number;
  readonly heads?: readonly Head[];
  /** Levels of single heads where they are not the tile's; no printed tile has any. */
  readonly headLevels?: readonly (Level | null)[];
  /** Carried out before the Encounter. */
  readonly effects?: readonly Effect[];
  /** Switched on when the party stands, for its Combat. */
  readonly rules?: CombatRules;
  /** The effect in our own words; none without effect. */
  readonly text?: string;
}

// ---- maps ---------------------------------------------------------------------------------------------

/** Clockwise quarter turns of a tile. Unturned, the first passage leads north and the others follow clockwise. */
export type Turn = 0 | 1 | 2 | 3;

export interface MapCell {
  readonly at: CellId;
  readonly back: Back;
  readonly turn: Turn;
  readonly tokens?: readonly Token[];
  /** A tile that lies here in every game. */
  readonly tile?: TileId;
  /** What somebody who plays for the first time learns here. */
  readonly lesson?: string;
}

export type WinCondition =
  /** So many defeated Epic Party tiles. */
  | { readonly epicParties: number }
  | { readonly points: number }
  /** This tile is explored. */
  | { readonly reach: CellId }
  /** So many tiles are explored, Start tiles aside. */
  | { readonly explored: number };

export interface DungeonMap extends Card {
  readonly id: MapId;
  readonly players: 1 | 2;
  /** 0 for training, then rising. */
  readonly difficulty: number;
  readonly cells: readonly MapCell[];
  /** Where each player begins. */
  readonly starts: readonly CellId[];
  readonly win: WinCondition;
  /** Left out before shuffling. */
  readonly without?: {
    readonly tiles?: readonly TileId[];
    /** Tiles with heads above or below these levels. */
    readonly aboveLevel?: number;
    readonly belowLevel?: number;
    /** Tiles without heads above this number. */
    readonly aboveNumber?: number;
  };
  /** The goal and what is special, in our own words. */
  readonly text: string;
  /** What to tell somebody who meets a question for the first time. */
  readonly lessons?: Readonly<Partial<Record<QuestionAt, string>>>;
}
