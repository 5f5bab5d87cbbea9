/**
 * What comes from files, names of files included, is printed through here: a terminal obeys control characters, and
 * others turn the direction of a line or hide a part of it.
 */
const HARMFUL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const HARMFUL_BUT_BREAKS = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escaped = (character: string): string =>
  [...Array(character.length).keys()]
    .map(i => `\\u${character.charCodeAt(i).toString(16).padStart(4, '0')}`)
    .join('');

/** One line, with everything in sight. */
export const printable = (text: string): string => text.replace(HARMFUL, escaped);

/** The same for several lines. */
export const printableLines = (text: string): string => text.replace(HARMFUL_BUT_BREAKS, escaped);
