/** The strings of what every page is made of. Another language is another file of the same shape. */
import { app } from './en/app.ts';
import { bar } from './en/bar.ts';
import { check } from './en/check.ts';
import { company } from './en/company.ts';
import { party } from './en/party.ts';
import { replay } from './en/replay.ts';
import { saves } from './en/saves.ts';
import { stage } from './en/stage.ts';

export const en = { app, bar, check, company, party, replay, saves, stage } as const;
