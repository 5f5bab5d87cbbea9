/** What an edition calls things. Sentences are shared by all editions; these words are not. */
import type { Noun } from '@tumblekeep/kernel/english';
import type { Phase } from './state.ts';

export type { Noun };

export interface Words {
  /** What the table is doing, in a headline. */
  readonly phases: Readonly<Record<Phase, string>>;
  /** What heroes and monsters lose and regain. */
  readonly life: Noun;
  /** The fight with one monster. */
  readonly fight: string;
  /** The phase after it: a noun, and when something happens in it. */
  readonly rest: string;
  readonly inRest: string;
  /** Said when equipment may change hands. */
  readonly pause: string;
  /** The red, green and blue dice. */
  readonly heroDie: Noun;
  readonly ability: Noun;
  readonly monsterAbility: Noun;
  readonly requirement: Noun;
  readonly spendable: Noun;
  readonly fainting: {
    readonly title: string;
    readonly verb: string;
    readonly future: string;
    /** "you …" and "whoever …" */
    readonly past: string;
    readonly pastOfOne: string;
    readonly state: string;
    /** "every hero …" */
    readonly done: string;
    readonly counted: Noun;
  };
  /** Out of the game for good. */
  readonly eliminated: string;
  /** Paying to have the hero dice back. */
  readonly retrieving: {
    readonly title: string;
    readonly reason: string;
    readonly opening: string;
    readonly verb: string;
    readonly choice: string;
    /** What the Leader token shows from then on. */
    readonly mark: string;
  };
  /** Said of a hero who becomes Leader. */
  readonly lead: string;
  /** The deck of equipment. */
  readonly deck: string;
  /** Where unwanted equipment goes. */
  readonly scrap: string;
  /** The section of a die across a border is the one with … */
  readonly border: string;
  readonly hole: string;
}
