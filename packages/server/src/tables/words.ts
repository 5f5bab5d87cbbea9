/** A message on its way to one or many: made into bytes once, whoever hears it. */

const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const SHORT = 0x10000;

/** A whole frame of a socket, as a server sends it: nothing is masked, so it is the same for everybody. */
function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < TWO_BYTES ? 2 : length < SHORT ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

export class Words {
  readonly text: string;
  #frame: Buffer | undefined;

  constructor(text: string) {
    this.text = text;
  }

  static of(message: object): Words {
    return new Words(JSON.stringify(message));
  }

  get frame(): Buffer {
    this.#frame ??= frameOf(this.text);
    return this.#frame;
  }
}
