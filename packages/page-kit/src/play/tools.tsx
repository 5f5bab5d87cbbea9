/** The buttons that stand at every table: take back, tempo, camera, sound. */
import type { TakebackKind } from '@tumblekeep/host';
import type { ReactNode } from 'react';
import { confirm } from '../app/Confirmation.tsx';
import { useSettings } from '../app/settings.ts';
import { Icon } from '../icons/Icon.tsx';
import type { UiIcon } from '../icons/ui-names.ts';
import { CAMERAS, SPEEDS, type Speed } from '../scene/stage-store.ts';
import { words } from '../words/index.ts';

const after = <T,>(all: readonly T[], one: T): T => all[(all.indexOf(one) + 1) % all.length] as T;

export const speedName = (speed: Speed): string => (speed === 'instant' ? words.bar.instant : `${speed}×`);

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
export async function takeBack(kind: TakebackKind, undo: (consent: boolean) => Promise<void>): Promise<void> {
  if (kind === 'nothing') return;
  if (kind === 'free') return undo(false);
  const agreed = await confirm({
    title: words.bar.undoTitle,
    text: words.bar.undoText,
    yes: words.bar.undoYes,
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
    <Tool icon="fast-forward-button" label={words.bar.speed(speedName(speed))} hotkey="S" onClick={nextSpeed}>
      <span className="tool-word">{speedName(speed)}</span>
    </Tool>
  );
}

export function SoundTool() {
  const sound = useSettings(settings => settings.sound);
  return (
    <Tool
      icon={sound ? 'sound-on' : 'sound-off'}
      label={sound ? words.bar.mute : words.bar.unmute}
      pressed={!sound}
      hotkey="M"
      onClick={toggleSound}
    />
  );
}

export function UndoTool({ undo, onUndo }: { readonly undo: TakebackKind; readonly onUndo: () => void }) {
  return (
    <Tool
      icon="anticlockwise-rotation"
      label={undo === 'consent' ? words.bar.undoConsent : words.bar.undoFree}
      disabled={undo === 'nothing'}
      hotkey="U"
      onClick={onUndo}
    />
  );
}
