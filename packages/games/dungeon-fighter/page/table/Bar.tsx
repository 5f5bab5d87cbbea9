/** The buttons that are always there: menu, take back, hold on, tempo, camera, sound. */
import type { TakebackKind } from '@tumblekeep/host';
import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { Company } from '@tumblekeep/page-kit/online/Company.tsx';
import { nextCamera, SoundTool, SpeedTool, Tool, UndoTool } from '@tumblekeep/page-kit/play/tools.tsx';
import type { ReactNode } from 'react';
import { texts } from '../../rules/index.ts';
import { Art } from '../cards/Art.tsx';
import { words } from '../words/index.ts';
import { useTable } from './context.ts';

export interface BarProps {
  /** Of the game. */
  readonly id: string;
  readonly undo: TakebackKind;
  readonly isHolding: boolean;
  readonly isWatching: boolean;
  readonly onAimed: (hint: readonly number[]) => void;
  readonly onMenu: () => void;
  readonly onUndo: () => void;
  readonly onHoldOn: () => void;
  readonly children: ReactNode;
}

export function Bar(props: BarProps) {
  const { id, undo, isHolding, isWatching, onAimed, onMenu, onUndo, onHoldOn, children } = props;
  const { edition } = useTable();
  const camera = useSettings(settings => settings.camera);
  return (
    <nav className="bar" aria-label={words.bar.menu}>
      <Tool icon="hamburger-menu" label={words.bar.menu} onClick={onMenu} />
      <div className="bar-title">{children}</div>
      <Company
        id={id}
        nameOf={hero => texts.heroName(edition, hero)}
        faceOf={hero => <Art edition={edition} id={hero} />}
        isWatching={isWatching}
        onAimed={onAimed}
      />
      <UndoTool undo={undo} onUndo={onUndo} />
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
