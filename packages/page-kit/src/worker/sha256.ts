/** SHA-256 in hexadecimal. Browsers have one of their own, but not on pages without TLS. */

const WORDS = 64;
const BLOCK = 64;
const BYTE = 8;

const isPrime = (n: number): boolean => {
  for (let i = 2; i * i <= n; i++) if (n % i === 0) return false;
  return true;
};

const PRIMES = Array.from({ length: 312 }, (_, i) => i).filter(n => n > 1 && isPrime(n));
/** The first 32 bits behind the point. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = PRIMES.slice(0, WORDS).map(prime => fraction(Math.cbrt(prime)));
const BEGINNING = PRIMES.slice(0, BYTE).map(prime => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a 1, zeros, and its length in bits. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 4, bytes.length * BYTE);
  return view;
}

function mix(state: number[], view: DataView, start: number): void {
  const w = Array.from({ length: WORDS }, (_, i) => (i < 16 ? view.getInt32(start + i * 4) : 0));
  const at = (i: number): number => w[i] as number;
  for (let i = 16; i < WORDS; i++) {
    const small = turn(at(i - 15), 7) ^ turn(at(i - 15), 18) ^ (at(i - 15) >>> 3);
    const large = turn(at(i - 2), 17) ^ turn(at(i - 2), 19) ^ (at(i - 2) >>> 10);
    w[i] = (at(i - 16) + small + at(i - 7) + large) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < WORDS; i++) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + at(i)) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] as number) + word) | 0;
}

export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text));
  const state = [...BEGINNING];
  for (let start = 0; start < view.byteLength; start += BLOCK) mix(state, view, start);
  return state.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
