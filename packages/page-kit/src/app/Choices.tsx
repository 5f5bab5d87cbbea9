import { type ReactNode, useId } from 'react';

export interface ChoicesProps<T extends string> {
  readonly legend: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly name: string; readonly hint?: ReactNode }[];
  readonly onChange: (value: T) => void;
  /** The hints are shown below the names. */
  readonly className?: string;
}

/** One of a few: radio buttons that look like planks. */
export function Choices<T extends string>({
  legend,
  value,
  options,
  onChange,
  className = '',
}: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className={`choices ${className}`}>
      <legend>{legend}</legend>
      {options.map(option => (
        <label key={option.value} className="choice">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.name}
            {option.hint !== undefined && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
