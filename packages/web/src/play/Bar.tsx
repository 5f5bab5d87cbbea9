/** The buttons that are always there: back, take back, hold on, tempo, camera, sound. */
import type { UndoKind } from '@tumblekeep/host';
import type { ReactNode } from 'react';
import { confirm } from '../app/Confirmation.tsx';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../cards/Icon.tsx';
import type { UiIcon } from '../cards/icons/ui-names.ts';
import { CAMERAS, SPEEDS, type Speed } from '../scene/stage-store.ts';
import { words } from '../strings/index.ts';

const after = <T,>(all: readonly T[], one: T): T => all[(all.indexOf(one) + 1) % all.length] as T;

export const speedName = (speed: Speed): string => (speed === 'instant' ? words.play.instant : `${speed}×`);

export const nextSpeed = (): void => {
  const { speed, set } = useSettings.getState();
  set({ speed: after(SPEEDS, speed) });
};
export const nextCamera = (): void => {
  const { camera, set } = useSettings.getState();
  set({ camera: after(CAMERAS, camera) });
};
export const toggleSound = (): void => {
  const { sound, set } = useSettings.getState();
  set({ sound: !sound });
};

/** Free, or with the consent of everybody at the table. */
export async function takeBack(kind: UndoKind, undo: (consent: boolean) => Promise<void>): Promise<void> {
  if (kind === 'nothing') return;
  if (kind === 'free') return undo(false);
  const agreed = await confirm({
    title: words.play.undoTitle,
    text: words.play.undoText,
    yes: words.play.undoYes,
  });
  if (agreed) await undo(true);
}

interface ToolProps {
  readonly icon: UiIcon;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly hotkey?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function Tool({
  icon,
  label,
  onClick,
  disabled,
  pressed,
  hotkey,
  className = '',
  children,
}: ToolProps) {
  const title = hotkey === undefined ? label : `${label} (${hotkey})`;
  return (
    <button
      type="button"
      className={`tool ${className}`}
      title={title}
      aria-label={label}
      aria-keyshortcuts={hotkey}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}

export function SpeedTool() {
  const speed = useSettings(settings => settings.speed);
  return (
    <Tool
      icon="fast-forward-button"
      label={words.play.speed(speedName(speed))}
      hotkey="S"
      onClick={nextSpeed}
    >
      <span className="tool-word">{speedName(speed)}</span>
    </Tool>
  );
}

export function SoundTool() {
  const sound = useSettings(settings => settings.sound);
  return (
    <Tool
      icon={sound ? 'sound-on' : 'sound-off'}
      label={sound ? words.play.mute : words.play.unmute}
      pressed={!sound}
      hotkey="M"
      onClick={toggleSound}
    />
  );
}

export interface BarProps {
  readonly undo: UndoKind;
  readonly isHolding: boolean;
  readonly onMenu: () => void;
  readonly onUndo: () => void;
  readonly onHoldOn: () => void;
  readonly children: ReactNode;
}

export function Bar({ undo, isHolding, onMenu, onUndo, onHoldOn, children }: BarProps) {
  const camera = useSettings(settings => settings.camera);
  return (
    <nav className="bar" aria-label={words.play.menu}>
      <Tool icon="hamburger-menu" label={words.play.menu} onClick={onMenu} />
      <div className="bar-title">{children}</div>
      <Tool
        icon="anticlockwise-rotation"
        label={undo === 'consent' ? words.play.undoConsent : words.play.undoFree}
        disabled={undo === 'nothing'}
        hotkey="U"
        onClick={onUndo}
      />
      <Tool icon="halt" label={words.play.holdOnText} pressed={isHolding} hotkey="H" onClick={onHoldOn}>
        <span className="tool-word">{words.play.holdOn}</span>
      </Tool>
      <SpeedTool />
      <Tool
        icon="video-camera"
        label={words.play.camera(words.play.cameras[camera])}
        hotkey="C"
        className="tool-wide"
        onClick={nextCamera}
      />
      <SoundTool />
    </nav>
  );
}
