/** A flight as a short video, made of what the canvas of the stage shows, where the browser can. */
import { stage } from './stage-store.ts';

const KINDS = [
  ['video/mp4', 'mp4'],
  ['video/webm;codecs=vp9', 'webm'],
  ['video/webm', 'webm'],
] as const;

/** Pictures a second. */
const RATE = 30;
/** Milliseconds before the die leaves the hand, and while it lies there. */
const BEFORE = 200;
const AFTER = 900;

const kindOf = (): (typeof KINDS)[number] | undefined =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? undefined
    : KINDS.find(([type]) => MediaRecorder.isTypeSupported(type));

export const canClip = (): boolean => kindOf() !== undefined;

export interface Clip {
  readonly content: Blob;
  /** What its file name ends with. */
  readonly ending: string;
}

const pause = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, time));

/** Records the canvas while `show` runs, at the speed of life whatever is set. Nothing where the browser gives up. */
export async function recordClip(
  canvas: HTMLCanvasElement,
  show: () => Promise<void>,
): Promise<Clip | undefined> {
  const kind = kindOf();
  if (kind === undefined) return undefined;
  const { speed } = stage.getState();
  const stream = canvas.captureStream(RATE);
  const parts: Blob[] = [];
  try {
    const recorder = new MediaRecorder(stream, { mimeType: kind[0] });
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise<void>((resolve, reject) => {
      recorder.onstop = () => resolve();
      recorder.onerror = () => reject(new Error('the browser stopped recording'));
    });
    stage.setState({ speed: 1 });
    recorder.start();
    await pause(BEFORE);
    await show();
    await pause(AFTER);
    recorder.stop();
    await stopped;
  } catch {
    return undefined;
  } finally {
    stage.setState({ speed });
    for (const track of stream.getTracks()) track.stop();
  }
  const content = new Blob(parts, { type: kind[0] });
  return content.size === 0 ? undefined : { content, ending: kind[1] };
}
