/** One game at one terminal: asks people, lets bots decide, throws dice, and tells what happens. */
import {
  type Action,
  type Event,
  type HeroId,
  type Landing,
  type Outcome,
  SPECTATOR,
  type State,
  type ThrowState,
  texts,
} from '@tumblekeep/dungeon-fighter';
import {
  botAnswer,
  drawnLanding,
  humansOf,
  isHuman,
  type Moment,
  ofPeople,
  type Seat,
  storyText,
  type ThrowEvidence,
} from '@tumblekeep/host';
import { type Decision, equalPlain, makeStream } from '@tumblekeep/kernel';
import { boardPicture } from './board.ts';
import { Desk, type DeskParts } from './desk.ts';
import { type Choice, makeMenu } from './menu.ts';
import { overview } from './overview.ts';
import { parseReport, reportLegend } from './report.ts';

const BOT_PAUSE = 700;
const THROW_PAUSE = 400;

/** Questions before which the whole table is shown. */
const WITH_OVERVIEW: ReadonlySet<string> = new Set(['path', 'move', 'turn', 'shop', 'scar']);

export interface SessionParts extends DeskParts {
  readonly fast: boolean;
}

export class Session {
  readonly #parts: SessionParts;
  readonly #desk: Desk;
  /** The question that people answered last. */
  #lastAt = '';
  /** Where the map was shown last. */
  #lastRoom = '';
  /** The monster before which the people were asked whether to back down from it. */
  #stoodBefore = '';

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#desk = new Desk(parts);
  }

  get #state(): State {
    return this.#parts.match.state;
  }

  /** Plays until the game is over. */
  async play(): Promise<void> {
    const { game, screen } = this.#parts;
    const { edition } = game;
    screen.highlight(this.#state.options.heroes.map(hero => texts.heroName(edition, hero)));
    for (;;) {
      const decision = game.decision(this.#state);
      if (decision === undefined) break;
      if (decision.by === 'table') await this.#land();
      else if (this.#isForPeople(decision)) await this.#askPeople(decision);
      else await this.#askBot(decision);
    }
    this.tellEnd();
  }

  tellEnd(): void {
    const { game, screen, history } = this.#parts;
    const outcome = game.outcome(this.#state) as Outcome | undefined;
    if (outcome === undefined) return;
    const { heroes, difficulty } = this.#state.options;
    const events = history.steps.flatMap(step => step.events);
    screen.line();
    const [headline = '', ...rest] = texts.outcomeText(game.edition, outcome, difficulty);
    screen.line(screen.colors.bold(headline));
    for (const line of rest) screen.line(line);
    screen.line();
    for (const line of storyText(game, heroes, events)) screen.line(screen.paint(line));
  }

  #isForPeople({ by }: Decision): boolean {
    const { table } = this.#parts;
    return typeof by === 'object' ? isHuman(table, by.seat) : humansOf(table).length > 0;
  }

  /** Applies an action, records it and tells what came of it. */
  #apply(action: Action, evidence?: ThrowEvidence): boolean {
    const { match, history, screen } = this.#parts;
    const events: Event[] = [];
    const sink = (event: Event): void => void events.push(event);
    const refusal = match.play(action, sink, evidence);
    if (refusal) {
      screen.say(`That is not possible: ${refusal.message}.`);
      return false;
    }
    for (const line of history.add(action, events)) screen.say(line, '  ');
    return true;
  }

  async #pause(milliseconds: number): Promise<void> {
    const { lines, fast } = this.#parts;
    if (!fast && lines.interactive) await lines.pause(milliseconds);
  }

  // ---- bots ---------------------------------------------------------------------------------------------

  async #askBot(decision: Decision): Promise<void> {
    const legal = this.#parts.game.legal(this.#state);
    if (decision.at === 'turn' && (await this.#mayPeopleBackDown(legal))) return;
    await this.#pause(BOT_PAUSE);
    this.#apply(botAnswer(this.#parts, this.#state, this.#moment));
  }

  get #moment(): Moment {
    const { match } = this.#parts;
    return { seed: match.header.seed, inputs: match.inputs.length };
  }

  /** People may propose to back down although a bot throws; asked once a monster and again after a defeat. */
  async #mayPeopleBackDown(legal: readonly Action[]): Promise<boolean> {
    const { table, game } = this.#parts;
    const proposal = legal.find(action => action.type === 'propose' && isHuman(table, action.hero));
    const { combat, round } = this.#state;
    const key = `${round} ${combat?.foe.card} ${combat?.defeats}`;
    if (proposal === undefined || this.#stoodBefore === key) return false;
    this.#stoodBefore = key;
    this.#desk.showTable();
    const view = game.view(this.#state, SPECTATOR);
    const chosen = await this.#desk.choose('The party', 'fight, or back down before the next throw?', [
      { label: 'Fight', action: { type: 'done' } },
      { label: texts.actionLabel(game.edition, proposal, view), action: proposal },
    ]);
    if (chosen === undefined) return true;
    return chosen.type === 'propose' && this.#apply(chosen);
  }

  // ---- dice ---------------------------------------------------------------------------------------------

  async #land(): Promise<void> {
    const { game, table, match, screen, fast } = this.#parts;
    const thrown = this.#state.combat?.throw as ThrowState;
    const hero = this.#state.heroes[thrown.seat]?.hero as HeroId;
    if (!isHuman(table, hero)) {
      await this.#pause(THROW_PAUSE);
      this.#apply(this.#sample(thrown, hero), this.#drawnBy(hero));
      return;
    }
    if (table.dice === 'real') {
      const landing = await this.#report(thrown, hero);
      if (landing !== undefined) this.#apply(landing, { by: 'report', hero });
      return;
    }
    if ((await this.#desk.ask(`${this.#name(hero)}, press Enter to throw … `)) === undefined) return;
    const landing = this.#sample(thrown, hero);
    if (!fast) {
      const stream = makeStream(match.header.seed, `picture ${match.inputs.length}`);
      const paint = thrown.die === 'white' ? screen.colors.bold : screen.colors[thrown.die];
      for (const row of boardPicture(game.edition.constants.board, landing, stream))
        screen.line(`      ${row.replace(/\[[*-]\]/, die => paint(die))}`);
    }
    this.#apply(landing, this.#drawnBy(hero));
  }

  #drawnBy(hero: HeroId): ThrowEvidence {
    const { skill } = this.#parts.table.seats[hero] as Seat;
    return { by: 'draw', hero, skill };
  }

  /** The same throw of the same game lands the same: taking back buys no other luck. */
  #sample(thrown: ThrowState, hero: HeroId): Landing {
    return drawnLanding(this.#state, thrown, this.#parts.table.seats[hero] as Seat, this.#moment);
  }

  async #report(thrown: ThrowState, hero: HeroId): Promise<Landing | undefined> {
    const { game, screen } = this.#parts;
    const { edition } = game;
    for (const requirement of thrown.requirements) {
      const card = edition.throw.get(requirement);
      if (card !== undefined) screen.say(`${card.name}: ${card.text}`, '  ');
    }
    const leader = this.#name(this.#state.heroes[this.#state.leader]?.hero as HeroId);
    screen.say(screen.colors.dim(reportLegend(edition, thrown.requirements)), '  ');
    let landing: Landing | undefined;
    for (;;) {
      const prompt =
        landing === undefined
          ? `${this.#name(hero)}’s ${texts.dieName(thrown.die)} lies: `
          : `${leader} (Leader): Enter if that is right, or report again: `;
      const text = await this.#desk.ask(prompt);
      if (text === undefined) return undefined;
      if (text === '' && landing !== undefined) return landing;
      const report = parseReport(edition, text, thrown.requirements);
      if (report.ok) {
        landing = report.value;
        screen.say(`It lies ${texts.landingText(edition, landing)}.`);
      } else {
        screen.say(`Not understood: ${report.error}.`);
      }
    }
  }

  // ---- people -------------------------------------------------------------------------------------------

  #name(hero: HeroId): string {
    return texts.heroName(this.#parts.game.edition, hero);
  }

  async #askPeople(decision: Decision): Promise<void> {
    const { game, table, screen } = this.#parts;
    const { edition } = game;
    const state = this.#state;
    const secret = decision.at === 'path' && !state.options.solo && humansOf(table).length > 1;
    const asked = typeof decision.by === 'object' ? decision.by.seat : SPECTATOR;
    const view = game.view(state, asked);
    const legal = ofPeople(game.legal(state), table);
    const menu = makeMenu(game, view, legal, humansOf(table));
    if (decision.at === 'again' && menu.length === 1 && 'action' in (menu[0] as Choice)) {
      this.#apply((menu[0] as Extract<Choice, { action: Action }>).action);
      return;
    }
    const { who = '', text = '' } = texts.questionText(edition, view) ?? {};
    if (secret) {
      screen.line();
      for (const line of overview(game, game.view(state, SPECTATOR), screen)) screen.line(line);
      const reply = await this.#desk.ask(
        `Only ${who} may see what comes now. Pass the device to ${who}, then press Enter … `,
      );
      if (reply === undefined) return;
      screen.openCurtain();
    } else if (WITH_OVERVIEW.has(decision.at) && !(decision.at === 'shop' && this.#lastAt === 'shop')) {
      this.#desk.showTable();
      if (decision.at === 'move' || this.#lastRoom !== state.room) this.#desk.showMap();
      this.#lastRoom = state.room ?? '';
    }
    this.#lastAt = decision.at;
    let action: Action | undefined;
    try {
      action = await this.#desk.choose(who, text, menu, typed => this.#typed(typed, legal));
    } finally {
      screen.closeCurtain();
    }
    if (action !== undefined) this.#apply(action);
  }

  /** An action typed in notation, if it is legal. */
  #typed(text: string, legal: readonly Action[]): Action | undefined {
    const parsed = this.#parts.game.parse(text);
    return parsed.ok ? legal.find(action => equalPlain(action, parsed.value)) : undefined;
  }
}
