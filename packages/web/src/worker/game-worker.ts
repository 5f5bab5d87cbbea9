/** The worker's side of the protocol. */
import { SPECTATOR } from '@tumblekeep/dungeon-fighter';
import { PhysicalTable, type Step, storyLines, storyOf, whyText } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import { listSaves, removeSave } from '../storage/saves.ts';
import { exportSave, importSave } from './exchange.ts';
import { practise, preview, show } from './practice.ts';
import type { GameWorker, OpenGame } from './protocol.ts';
import { replayAt, replaySteps } from './replay.ts';
import { physicsEngine, Room } from './room.ts';
import { taleOf } from './tale.ts';
