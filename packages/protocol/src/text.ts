/** Names and talk of strangers: text, never markup, one line, and nothing that turns or hides other text. */

/** Control characters, and marks that change the direction of text or are not seen at all. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;
/** More marks above each other than any language has would cover other lines. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/** Cleaned and not longer than that many characters; nothing when nothing is left to read. */
export function cleanText(text: string, longest: number): string | undefined {
  const clean = text.normalize('NFC').replace(UNSEEN, ' ').replace(STACKED, '$1').replace(/\s+/g, ' ').trim();
  const short = Array.from(clean).slice(0, longest).join('').trim();
  return short === '' ? undefined : short;
}
