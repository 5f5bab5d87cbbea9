/** Whether a game was played as its log tells: everything is followed and thrown again, as `tumblekeep verify` does. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isProven, prove, unprovenLines } from '@tumblekeep/host';
import { fail, ok, type Refused, type Result } from '@tumblekeep/kernel';
import { refuse, sayOnPage } from '../sentences.ts';
import type { Parts } from './part.ts';
import type { Checked } from './protocol.ts';
import { inFull } from './rooms.ts';
import { readLog } from './shelf.ts';

/** Browsers have one of their own, but not on pages without TLS. */
const hashOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** `seedHash` is what was shown at the beginning, if anything. */
export async function checkLog(
  parts: Parts,
  text: string,
  seedHash: string | undefined,
): Promise<Result<Checked, Refused>> {
  const log = readLog(text);
  if (!log.ok) return inFull(log, sayOnPage);
  const { rules, seed } = log.value.header;
  if (seedHash !== undefined && hashOf(seed) !== seedHash.toLowerCase())
    return inFull(fail(refuse('check', 'other-seed')), sayOnPage);
  const proving = await parts.proving(rules);
  if (!proving.ok) return inFull(proving, sayOnPage);
  const proof = await prove(proving.value, log.value);
  if (!proof.ok) return inFull(proof, parts.say(rules));
  const { inputs, throws, choices, takebacks } = proof.value;
  return ok({
    isProven: isProven(proof.value),
    hasSeedFitted: seedHash !== undefined,
    inputs,
    throws,
    choices,
    takebacks,
    doubts: unprovenLines(proof.value),
  });
}
