/** Keys of the table: numbers answer what is asked, letters do what the buttons do. */
import { type RefObject, useEffect, useRef } from 'react';

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog, [data-keys="own"]') !== null;

const isSeen = (element: HTMLElement): boolean => element.offsetParent !== null;

/** The answers on the screen, in the order of their numbers. */
const answersIn = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-choice]:not(:disabled)')].filter(isSeen);

/** There are nine keys: what comes after the ninth answer has none. */
const KEYS = 9;

function nameKeys(root: HTMLElement): void {
  const answers = answersIn(root);
  for (const one of root.querySelectorAll<HTMLElement>('[data-choice]')) {
    const at = answers.indexOf(one);
    if (at >= 0 && at < KEYS) one.dataset['key'] = String(at + 1);
    else delete one.dataset['key'];
  }
}

/** Every answer on the screen says its key. */
function useKeyNames(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = root;
    if (current === null) return;
    nameKeys(current);
    const observer = new MutationObserver(() => nameKeys(current));
    observer.observe(current, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'data-choice', 'open', 'hidden'],
    });
    return () => observer.disconnect();
  }, [root]);
}

export function useTableKeys(
  root: RefObject<HTMLElement | null>,
  letters: Readonly<Record<string, () => void>>,
): void {
  const latest = useRef(letters);
  latest.current = letters;
  useKeyNames(root);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || isElsewhere(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const digit = Number(event.key);
      const answer =
        Number.isInteger(digit) && digit > 0 && root.current !== null
          ? answersIn(root.current)[digit - 1]
          : undefined;
      if (answer !== undefined) answer.click();
      else latest.current[event.key.toLowerCase()]?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [root]);
}

const LOOK_AGAIN = 50;

/** Keys throw at once: the hand over the table takes the focus as soon as it is there, unless somebody is elsewhere. */
export function useHandFocus(root: RefObject<HTMLElement | null>, isThrowing: boolean): void {
  useEffect(() => {
    if (!isThrowing) return;
    const timer = setInterval(() => {
      const pad = root.current?.querySelector<HTMLElement>('.throw-pad');
      // A hint may lie over the hand first, and gives the focus back to where it was.
      if (!pad || document.querySelector('dialog[open]') !== null) return;
      clearInterval(timer);
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.closest('.prompt'))
        pad.focus({ preventScroll: true });
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [root, isThrowing]);
}
