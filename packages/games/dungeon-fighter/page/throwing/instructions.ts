/** What a player is told to do now, put together from the recipes of the throws in force. */
import type { Device, SpecificThrow } from '@tumblekeep/table';
import { words } from '../words/index.ts';
import type { Hand } from './hand.ts';
import type { Plan } from './plan.ts';
import { obedientStance, type StanceKey } from './stance.ts';
import type { Note } from './steps/step.ts';

const text = words.throwing;

const SLOT_ORDER: readonly SpecificThrow['slot'][] = ['launch', 'path', 'posture', 'hand', 'sight'];

/** The throw whose recipe is told whole: the one that sets the die in motion, if any does. */
function leadOf({ requirements: { records }, launchWord }: Plan): SpecificThrow | undefined {
  const launches = records.find(
    ({ reading: { needs, way } }) =>
      needs.launch?.includes(launchWord) || (way?.asks === 'by-body' && way.part === launchWord),
  );
  return launches ?? [...records].sort((a, b) => SLOT_ORDER.indexOf(a.slot) - SLOT_ORDER.indexOf(b.slot))[0];
}

/** One sentence for one throw; others that are done with it add a few words. */
export function sentenceOf(plan: Plan, device: Device): string {
  const { feel, requirements } = plan;
  const lead = leadOf(plan);
  const recipe = lead?.recipe ?? text.plain;
  const sentence = recipe[device] ?? text.plain.keys;
  return [
    sentence.replace('{flick}', feel.isBackwards ? text.flick.away : text.flick.ahead),
    ...requirements.records.filter(record => record !== lead).map(({ recipe: { also } }) => also),
    ...(feel.isMirrored && device !== 'keys' ? [text.mirrored] : []),
  ].join(' ');
}

export const stanceWord = (key: StanceKey, value: string): string =>
  (text.stances[key] as Readonly<Record<string, string>>)[value] ?? value;

/** Why the die is still in the hand, and what to do instead. */
export function noteText(note: Note, hand: Hand, device: Device): string {
  if (note.startsWith('stand-')) {
    const key = note.slice('stand-'.length) as StanceKey;
    const asked = obedientStance(hand.plan.requirements);
    return text.stand(stanceWord(key, hand.stance[key]), stanceWord(key, asked[key]));
  }
  const said: string | Readonly<Record<Device, string>> = text.notes[note as keyof typeof text.notes];
  return typeof said === 'string' ? said : said[device];
}
