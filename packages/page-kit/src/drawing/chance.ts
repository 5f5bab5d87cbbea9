/** Choices that a name makes: the same name always chooses alike. */

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Picks for one name; every question has its own answer. */
export const chooserOf =
  (name: string) =>
  <T>(question: string, among: readonly [T, ...T[]]): T =>
    among[hashOf(`${question} ${name}`) % among.length] ?? among[0];
