/**
 * What a game brings to the page: the default export of `page/index.ts` in its folder. It is there from the first
 * moment, so it holds words and addresses; everything that needs the rules is loaded when somebody asks.
 */
import type { Entry } from '@tumblekeep/kernel';
import type { ComponentType } from 'react';
import type { Load, Screen } from './app/screen.ts';
import type { WantedTable } from './online/protocol.ts';
import type { Summary } from './worker/protocol.ts';

/** A way from the hall into the game, or from the settings to what the device remembers. */
export interface Entrance {
  readonly href: string;
  readonly name: string;
  readonly hint: string;
  /** To a new game, to getting better at it, or to what is remembered about people. */
  readonly leadsTo: 'game' | 'skill' | 'memory';
}

/** Something that is going on, and where. */
export type News = Omit<Entrance, 'leadsTo'>;

/** A saved game in words. */
export interface ToldSave {
  readonly rules: string;
  readonly party: string;
  /** How far it has come. */
  readonly where: string;
  readonly difficulty: string;
  readonly hasRealDice: boolean;
}

/** How saved games of one game are told. */
export interface SavesPart {
  tell(save: Summary): ToldSave;
  readonly Faces: ComponentType<{ readonly save: Summary }>;
  /** Whom a seat plays, in words and as a picture. */
  seatName(rules: string, seat: string): string;
  readonly SeatFace: ComponentType<{ readonly rules: string; readonly seat: string }>;
}

/** A table for people elsewhere that one click opens: whoever clicks has its first chair. */
export interface TogetherPart {
  order(): Pick<WantedTable, 'rules' | 'options' | 'seating'>;
}

type Ledger = readonly {
  readonly title: string;
  readonly clauses: readonly (readonly [id: string, text: string])[];
}[];

export interface BookEntry extends Entry {
  /** The chapter in which people look for it, where that is not its kind. */
  readonly chapter?: string;
  /** Whose picture stands beside it. */
  readonly picture?: string | undefined;
}

/** A card as the gallery sorts it. */
export interface GalleryCard {
  readonly id: string;
  readonly name: string;
  /** What it is, as people sort cards: heroes, monsters. */
  readonly kind: string;
  /** What it is among its kind: a beast, a weapon. */
  readonly sort?: string | undefined;
}

/** What can be looked up under one rule set. */
export interface RuleBook {
  readonly id: string;
  readonly name: string;
  /** What its clauses begin with. */
  readonly sign: RegExp;
  readonly ledger: () => Promise<{ readonly default: Ledger }>;
  readonly entries: () => readonly BookEntry[];
  /** All cards of it, in the order in which they are shown. */
  readonly cards: () => readonly GalleryCard[];
}

/** Everything that can be looked up of one game. */
export interface Library {
  /** The usual one first. */
  readonly books: readonly RuleBook[];
  /** Words that somebody might look for. */
  readonly placeholder: string;
  /** Names of the chapters of the ledgers. */
  readonly chapters: Readonly<Record<string, string>>;
  readonly Picture?: ComponentType<{ readonly id: string; readonly className: string }>;
  /** A whole card of one of the books. */
  readonly Card: ComponentType<{ readonly book: string; readonly id: string }>;
}

export interface GamePage {
  /** As in its `game.ts`. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** Whose game it is. */
  readonly credits?: string;
  /** Its place among the games, the smallest first. */
  readonly place: number;
  readonly screens: readonly Screen[];
  readonly entrances: readonly Entrance[];
  /** One click to a game; answers where it is played, or says what stands in the way. */
  readonly playNow?: {
    readonly hint: string;
    readonly begin: () => Promise<string | undefined>;
  };
  /** How it is played with people elsewhere; where everything about such a table is chosen. */
  readonly together?: {
    readonly href: string;
    readonly load: () => Promise<{ readonly default: TogetherPart }>;
  };
  /** Where people begin who have never been here. */
  readonly firstVisit?: { readonly href: string; readonly text: string };
  /** Where a saved game is played, scored and shown again. */
  readonly placesOf: (id: string) => {
    readonly play: string;
    readonly score: string;
    readonly replay: string;
  };
  readonly saves: () => Promise<{ readonly default: SavesPart }>;
  readonly library: () => Promise<{ readonly default: Library }>;
  /** What is going on here, for the hall. */
  readonly news?: () => Promise<{ readonly default: () => Promise<readonly News[]> }>;
  /** What people will want next, fetched while they look around. */
  readonly ahead: readonly Load[];
}
