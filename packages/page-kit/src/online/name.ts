/** What the person at this device is called at tables elsewhere. */
const KEY = 'tumblekeep name';
/** Letters of it. */
export const LONGEST_NAME = 24;

export function rememberedName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** A browser that keeps nothing asks again. */
export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // It asks again.
  }
}
