import { AIM_HELPS } from '@tumblekeep/page-kit/app/aim-help.ts';
import { Choices } from '@tumblekeep/page-kit/app/Choices.tsx';
import { useReducedMotion } from '@tumblekeep/page-kit/app/media.ts';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { HANDS, SENSITIVITY, TEXT_SIZES, useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { toast } from '@tumblekeep/page-kit/app/Toasts.tsx';
import { CAMERAS, SPEEDS } from '@tumblekeep/page-kit/scene/stage-store.ts';
import { Link } from 'wouter';
import { PAGES } from '../../games.ts';
import { words } from '../../words/index.ts';
import './settings.css';

const told = words.settings;

const MEMORIES = PAGES.flatMap(({ entrances }) => entrances.filter(({ leadsTo }) => leadsTo === 'memory'));

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

interface SliderProps {
  readonly name: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

function Slider({ name, value, least = 0, most = 1, disabled = false, onChange }: SliderProps) {
  return (
    <label className="volume">
      <span>{name}</span>
      <input
        type="range"
        min={least}
        max={most}
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
          <Slider
            key={one}
            name={told[one]}
            value={settings[one]}
            disabled={!settings.sound || (one === 'musicVolume' && !settings.music)}
            onChange={value => set({ [one]: value })}
          />
        ))}
        <Switch
          name={told.haptics}
          hint={told.hapticsHint}
          on={settings.haptics}
          onChange={haptics => set({ haptics })}
        />
      </section>
      <section className="panel">
        <h2>{told.throwing}</h2>
        <Choices
          legend={told.aimHelp}
          value={settings.aimHelp}
          options={AIM_HELPS.map(help => ({ value: help, ...told.aimHelps[help] }))}
          onChange={aimHelp => set({ aimHelp })}
        />
        <p className="fine">{told.aimHelpHint}</p>
        <Slider
          name={told.sensitivity}
          least={SENSITIVITY.least}
          most={SENSITIVITY.most}
          value={settings.sensitivity}
          onChange={sensitivity => set({ sensitivity })}
        />
        <p className="fine">{told.sensitivityHint}</p>
        <Choices
          legend={told.hand}
          value={settings.hand}
          options={HANDS.map(hand => ({ value: hand, ...told.hands[hand] }))}
          onChange={hand => set({ hand })}
        />
        <Switch
          name={told.missHelp}
          hint={told.missHelpHint}
          on={settings.missHelp}
          onChange={missHelp => set({ missHelp })}
        />
        <Switch
          name={told.showHands}
          hint={told.showHandsHint}
          on={settings.showHands}
          onChange={showHands => set({ showHands })}
        />
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
        <Switch
          name={told.contrast}
          hint={told.contrastHint}
          on={settings.contrast === 'high'}
          onChange={isHigh => set({ contrast: isHigh ? 'high' : 'normal' })}
        />
        <Switch
          name={told.lessMotion}
          hint={told.lessMotionHint}
          on={settings.motion === 'less'}
          onChange={isLess => set({ motion: isLess ? 'less' : 'system' })}
        />
        {isStill && settings.motion === 'system' && <p className="fine">{told.motion}</p>}
      </section>
      <section className="panel">
        <h2>{told.hints}</h2>
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
      <section className="panel">
        <h2>{told.remembered}</h2>
        {MEMORIES.map(({ href, name, hint }) => (
          <p key={href}>
            <Link href={href} className="button">
              {name}
            </Link>{' '}
            {hint}
          </p>
        ))}
      </section>
    </Page>
  );
}
