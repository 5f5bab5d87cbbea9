/** Reading options: what is typed becomes a value or one clear line. */
import { closest } from '@tumblekeep/kernel';
import { InvalidArgumentError } from 'commander';

export function count(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new InvalidArgumentError('It must be a whole number.');
  return value;
}

export const wholeWithin =
  ({ least, most }: { readonly least: number; readonly most: number }) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^[+-]?\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    return value;
  };

export const choice =
  (what: string, values: readonly string[]) =>
  (text: string): string => {
    if (values.includes(text)) return text;
    const near = closest(text, values);
    throw new InvalidArgumentError(
      near === undefined
        ? `There is no ${what} "${text}"; choose ${values.join(', ')}.`
        : `There is no ${what} "${text}"; did you mean ${near}?`,
    );
  };
