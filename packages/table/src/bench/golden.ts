/** Fingerprints of throws of every kind. Equal fingerprints in two places mean the same bits in both. */
import { makeStream, nextInt, sayPlainly } from '@tumblekeep/kernel';
import { BONED, type Board } from '../board.ts';
import type { Engine } from '../engine/port.ts';
import { sayFindings } from '../findings.ts';
import { verdictMessage } from '../referee.ts';
import type { Release } from '../release.ts';
import type { Scene } from '../scene.ts';
import { propose } from '../solver/propose.ts';
import { throwChecked } from '../throw.ts';
import { compose } from '../throws/compose.ts';
import { catalogueOf, type Throwing } from '../throws/throwing.ts';
import { addTremor } from '../tremor.ts';
import { randomPose } from './releases.ts';

function mix(hash: number, word: number): number {
  const mixed = Math.imul(hash ^ word, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

const say = sayFindings();

/** Every bit of every state, what was touched, and how it was judged. */
function fingerprint(states: Float32Array, touched: Uint16Array, sentence: string): number {
  const words = new Uint32Array(states.buffer, states.byteOffset, states.length);
  let hash = 0x51ed270b;
  for (const word of words) hash = mix(hash, word);
  for (const bits of touched) hash = mix(hash, bits);
  for (let i = 0; i < sentence.length; i++) hash = mix(hash, sentence.charCodeAt(i));
  return hash >>> 0;
}

export interface Golden {
  readonly revision: string;
  readonly throws: number;
  /** One fingerprint for all throws of a kind. */
  readonly fingerprints: Readonly<Record<string, string>>;
}

/** Throws of all kinds by each game that has them in turn, some past a die that lies in the way. */
export function goldenThrows(
  engine: Engine,
  games: readonly Throwing[],
  perKind: number,
  board: Board = BONED,
): Golden {
  const fingerprints: Record<string, string> = {};
  let throws = 0;
  let revision = '';
  const names = new Set(games.flatMap(throwing => [...catalogueOf(throwing).keys()]));
  for (const id of ['plain', ...[...names].sort()]) {
    const asked = id === 'plain' ? [] : [id];
    const known = games.filter(throwing => asked.every(one => catalogueOf(throwing).has(one)));
    const stream = makeStream('golden', id);
    let hash = 0;
    for (let i = 0; i < perKind; i++) {
      const requirements = compose(known[i % known.length] as Throwing, asked, { board });
      if (!requirements.ok) throw new Error(sayPlainly(requirements.error));
      const attempt = propose(requirements.value, stream);
      if (attempt === undefined) throw new Error(`nothing to try for ${id}`);
      const posed: Release = { ...attempt.release, pose: randomPose(stream) };
      const release = addTremor(posed, stream);
      const scene: Scene = i % 6 === 5 ? withDie(attempt.scene, nextInt(stream, 80) - 40) : attempt.scene;
      const thrown = throwChecked(engine, requirements.value, scene, release);
      const { states, touched } = thrown.trajectory;
      hash = mix(hash, fingerprint(states, touched, say(verdictMessage(thrown.verdict))));
      revision = thrown.revision;
      throws++;
    }
    fingerprints[id] = (hash >>> 0).toString(16).padStart(8, '0');
  }
  return { revision, throws, fingerprints };
}

const withDie = (scene: Scene, x: number): Scene => ({
  ...scene,
  dice: [{ die: 'white', at: [x, 11, 0], pose: [0, 0, 0, 1000] }],
});
