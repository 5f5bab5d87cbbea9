/** Dice that show what a script says: every roll must be in it, with the right die, and all of it must be rolled. */
import type { DiceSource } from '../play.ts';

/** A roll that is not in the script. */
export class ScriptError extends Error {}

export class ScriptedDice implements DiceSource {
  #script: string[] = [];

  /** Rolls to come, each as die and face: `d10 8`. */
  add(rolls: readonly string[]): void {
    this.#script.push(...rolls);
  }

  get left(): readonly string[] {
    return this.#script;
  }

  /** What is left, which is then gone. */
  take(): readonly string[] {
    return this.#script.splice(0);
  }

  roll(_stream: unknown, sides: number): number {
    const next = this.#script.shift();
    if (next === undefined) throw new ScriptError(`a d${sides} is rolled, and the script is at its end`);
    const [die, text] = next.split(' ');
    const face = Number(text);
    if (die !== `d${sides}`) throw new ScriptError(`a d${sides} is rolled where the script has "${next}"`);
    if (!Number.isInteger(face) || face < 1 || face > sides) throw new ScriptError(`"${next}" is no face`);
    return face;
  }
}
