/** Which bots chose: the same game goes otherwise with others. One more whenever a bot may choose otherwise. */
const PLAYERS = 3;

export const botsRevision = (): string => `bots ${PLAYERS}`;

/** Older logs name measured hands, too, which this game does not have. */
export const areOurBots = (revision: string | undefined): boolean =>
  revision === botsRevision() || revision?.startsWith(`${botsRevision()} `) === true;
