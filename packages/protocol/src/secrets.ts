/**
 * Who has a secret may do what it is for: come to a table, play a seat, open and close. Devices draw them, so that a
 * request that was sent twice is the same request; a server keeps nothing but their hashes.
 */

// In every browser, also on pages without TLS, and in every Node.
declare const crypto: { getRandomValues<T extends Uint8Array>(into: T): T };

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 22 letters of six bits: 132 bits. */
const LETTERS = 22;
const LONGEST = 64;

const SECRET = new RegExp(`^[A-Za-z0-9_-]{${LETTERS},${LONGEST}}$`);

export const isSecret = (text: string): boolean => SECRET.test(text);

const letters = (count: number, alphabet: string): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), byte => alphabet[byte % alphabet.length]).join(
    '',
  );

/** To be kept by a device and shown to nobody else. */
export const freshSecret = (): string => letters(LETTERS, ALPHABET);

/** The part of message ids that tells one client from another. */
export const freshClientName = (): string => letters(8, ALPHABET);

/** Letters and digits that nobody takes for each other, 32 of them. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_LENGTH = 6;
const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

export const freshCode = (): string => letters(CODE_LENGTH, CODE_ALPHABET);

/** A code as somebody typed it: small letters, spaces and dashes do not matter. */
export function readCode(text: string): string | undefined {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : undefined;
}

const TABLE = /^[a-z0-9]{16}$/;
const TABLE_ALPHABET = '0123456789abcdefghijklmnopqrstuv';
const TABLE_LETTERS = 16;

/** The lasting name of a table: 80 bits, so that nobody comes across a game by chance. */
export const freshTableName = (): string => letters(TABLE_LETTERS, TABLE_ALPHABET);
export const isTableName = (text: string): boolean => TABLE.test(text);
