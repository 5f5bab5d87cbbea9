/** A free chair is taken with a name, in one step. */
import { type FormEvent, useState } from 'react';
import { words } from '../words/index.ts';
import { LONGEST_NAME, rememberedName, rememberName } from './name.ts';
import { askTable } from './use-table.ts';

const told = words.company;

interface Props {
  readonly table: string;
  readonly seat: string;
  readonly label: string;
}

export function SitDown({ table, seat, label }: Props) {
  const [name, setName] = useState(rememberedName);
  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    rememberName(name.trim());
    await askTable(table, { type: 'take', seat, name: name.trim() || told.somebody });
  };
  return (
    <form className="sit-down row" onSubmit={event => void sit(event)}>
      <input
        className="field"
        value={name}
        maxLength={LONGEST_NAME}
        aria-label={told.name}
        placeholder={told.name}
        autoComplete="nickname"
        onChange={event => setName(event.target.value)}
      />
      <button type="submit" className="button primary">
        {label}
      </button>
    </form>
  );
}
