/** Where somebody writes what they are called, before there is a chair to sit down on. */
import { LONGEST_NAME } from './name.ts';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly onChange: (name: string) => void;
}

export function NameField({ label, name, onChange }: Props) {
  return (
    <label className="row">
      <b>{label}</b>
      <input
        className="field"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        onChange={event => onChange(event.target.value)}
      />
    </label>
  );
}
