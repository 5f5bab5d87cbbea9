import { Choices } from '@tumblekeep/page-kit/app/Choices.tsx';
import { useReducedMotion } from '@tumblekeep/page-kit/app/media.ts';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { TEXT_SIZES, useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { toast } from '@tumblekeep/page-kit/app/Toasts.tsx';
import { CAMERAS, SPEEDS } from '@tumblekeep/page-kit/scene/stage-store.ts';
import { words } from '../../words/index.ts';
import './settings.css';

const told = words.settings;

interface SwitchProps {
  readonly name: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Switch({ name, hint, on, onChange }: SwitchProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={event => onChange(event.target.checked)} />
      <span>
        <b>{name}</b>: {hint}
      </span>
    </label>
  );
}

interface VolumeProps {
  readonly name: string;
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

function Volume({ name, value, disabled, onChange }: VolumeProps) {
  return (
    <label className="volume">
      <span>{name}</span>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={value}
        disabled={disabled}
        onChange={event => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

export default function SettingsScreen() {
  const settings = useSettings();
  const isStill = useReducedMotion();
  const { set } = settings;
  return (
    <Page title={told.title} className="settings">
      <section className="panel">
        <h2>{told.sound}</h2>
        <Switch
          name={told.sound}
          hint={told.soundOn}
          on={settings.sound}
          onChange={sound => set({ sound })}
        />
        <Switch
          name={told.music}
          hint={told.musicHint}
          on={settings.music}
          onChange={music => set({ music })}
        />
        {(['volume', 'effects', 'musicVolume'] as const).map(one => (
          <Volume
            key={one}
            name={told[one]}
            value={settings[one]}
            disabled={!settings.sound || (one === 'musicVolume' && !settings.music)}
            onChange={value => set({ [one]: value })}
          />
        ))}
      </section>
      <section className="panel">
        <h2>{told.table}</h2>
        <Choices
          legend={told.camera}
          value={settings.camera}
          options={CAMERAS.map(camera => ({ value: camera, ...told.cameras[camera] }))}
          onChange={camera => set({ camera })}
        />
        <Switch
          name={told.cameraHelps}
          hint={told.cameraHelpsHint}
          on={settings.cameraHelps}
          onChange={cameraHelps => set({ cameraHelps })}
        />
        <Switch
          name={told.flat}
          hint={told.flatHint}
          on={settings.flatTable}
          onChange={flatTable => set({ flatTable })}
        />
        <Choices
          legend={told.speed}
          value={String(settings.speed)}
          options={SPEEDS.map(speed => ({ value: String(speed), ...told.speeds[speed] }))}
          onChange={value => {
            const speed = SPEEDS.find(one => String(one) === value);
            if (speed !== undefined) set({ speed });
          }}
        />
        <p className="fine">{told.speedHint}</p>
      </section>
      <section className="panel">
        <h2>{told.text}</h2>
        <Choices
          legend={told.textSize}
          value={settings.textSize}
          options={TEXT_SIZES.map(size => ({ value: size, name: told.textSizes[size] }))}
          onChange={textSize => set({ textSize })}
        />
        {isStill && <p className="fine">{told.motion}</p>}
      </section>
      <section className="panel">
        <h2>{told.hints}</h2>
        <Switch
          name={told.missHelp}
          hint={told.missHelpHint}
          on={settings.missHelp}
          onChange={missHelp => set({ missHelp })}
        />
        <p>{told.hintsText(settings.seenHints.length)}</p>
        <button
          type="button"
          className="button"
          disabled={settings.seenHints.length === 0}
          onClick={() => {
            set({ seenHints: [] });
            toast(told.hintsReset);
          }}
        >
          {told.resetHints}
        </button>
      </section>
    </Page>
  );
}
