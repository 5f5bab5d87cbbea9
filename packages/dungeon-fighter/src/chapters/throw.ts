/** From the die in the air to a hit or a miss that stands. */
import { refuse } from '@tumblekeep/kernel';
import type { Action, ActionOf, Landing } from '../action.ts';
import type { Ability } from '../cards.ts';
import {
  abilityOf,
  answered,
  ask,
  combatOf,
  dropFrames,
  foeAbility,
  go,
  heroAt,
  type Looking,
  nameAt,
  type Play,
  throwOf,
} from '../play.ts';
import type { HeroState, Question, ThrowState } from '../state.ts';
import { isMissSection } from '../verbs/monster-abilities.ts';
import {
  BOUNCES,
  COLORS,
  type Color,
  FACES,
  THROWS,
  type Throw,
  ZONES,
  type Zone,
  zonesOn,
} from '../vocabulary.ts';

export const askForLanding = (play: Play): void => ask(play, { at: 'landing' });

/** Requirements a report can call failed: all but those that are counted from the bounces. */
const reportable = (requirements: readonly Throw[]): Throw[] =>
  requirements.filter(one => one !== 'two-bounce');

type Landings = Map<number, readonly Landing[]>;

/** Kept by set of throws, for each board: all landings under requirements, and those in which just these failed. */
const makeKept = () => ({ under: new Map() as Landings, failing: new Map() as Landings });
const keptOn = { bones: makeKept(), bare: makeKept() };
const MOST_KEPT = 1024;

function keep(landings: Landings, key: number, list: readonly Landing[]): readonly Landing[] {
  if (landings.size >= MOST_KEPT) landings.clear();
  landings.set(key, list);
  return list;
}

function keyOf(throws: readonly Throw[]): number {
  let key = 0;
  for (const one of throws) if (one !== 'two-bounce') key |= 1 << THROWS.indexOf(one);
  return key;
}

/** Every landing there is for a set of requirements; kept, because every throw asks for it. */
export function landingOptions(play: Play): readonly Landing[] {
  const { requirements } = throwOf(play);
  const { board } = play.edition.constants;
  const kept = keptOn[board.bones ? 'bones' : 'bare'];
  const key = keyOf(requirements);
  const list = kept.under.get(key);
  if (list !== undefined) return list;
  let failures: Throw[][] = [[]];
  for (const requirement of reportable(requirements))
    failures = failures.flatMap(some => [some, [...some, requirement]]);
  const columns = failures.map(failed => {
    const at = keyOf(failed);
    return kept.failing.get(at) ?? keep(kept.failing, at, makeLandings(zonesOn(board), failed));
  });
  const first = columns[0] as readonly Landing[];
  return keep(
    kept.under,
    key,
    first.flatMap((_, place) => columns.map(column => column[place] as Landing)),
  );
}

const makeLandings = (zones: readonly Zone[], failed: readonly Throw[]): readonly Landing[] =>
  zones.flatMap(zone =>
    FACES.flatMap(face =>
      BOUNCES.map(
        (bounces): Landing =>
          Object.freeze({ type: 'land', zone, face, bounces, failed: Object.freeze(failed) }),
      ),
    ),
  );

export function land(play: Play, action: Landing) {
  const thrown = throwOf(play);
  if (!zonesOn(play.edition.constants.board).includes(action.zone))
    return refuse(
      'landing',
      ZONES.includes(action.zone)
        ? `this board has no ${action.zone}`
        : `"${String(action.zone)}" is no zone of the board`,
    );
  if (!FACES.includes(action.face)) return refuse('landing', 'a die shows the icon or is blank');
  if (!BOUNCES.includes(action.bounces)) return refuse('landing', 'bounces are 0, 1 or 2 (two or more)');
  let last = -1;
  for (const requirement of action.failed) {
    const at = thrown.requirements.indexOf(requirement);
    if (at < 0) return refuse('landing', `"${String(requirement)}" was not demanded`);
    if (requirement === 'two-bounce')
      return refuse('landing', 'two bounces are counted, not reported as failed');
    if (at <= last)
      return refuse('landing', 'failed requirements are named once each, in the order of the catalogue');
    last = at;
  }
  answered(play);
  thrown.zone = action.zone;
  thrown.face = action.face;
  thrown.bounces = action.bounces;
  thrown.failed = action.failed.length === 0 ? [] : [...action.failed];
  play.sink?.({
    type: 'landed',
    zone: action.zone,
    face: action.face,
    bounces: action.bounces,
    failed: action.failed,
  });
  return undefined;
}

/** The number of a section; 0 for the bullseye and everything that is no section. */
export const sectionOf = (zone: Zone): number => {
  const at = ZONES.indexOf(zone);
  return at < 6 ? at + 1 : 0;
};

export function judge(play: Play): void {
  const thrown = throwOf(play);
  const zone = thrown.zone as Zone;
  const section = sectionOf(zone);
  const bounces = thrown.requirements.includes('two-bounce') ? 2 : play.edition.constants.minimumBounces;
  thrown.hit =
    thrown.bounces >= bounces &&
    (section > 0 || zone === 'bullseye') &&
    thrown.failed.length === 0 &&
    !isMissSection(foeAbility(play), section);
}

/** Why a throw is a miss, for people (DF2-MISS-06: however many reasons, it is one miss). */
function missReasons(play: Play): string[] {
  const thrown = throwOf(play);
  const zone = thrown.zone as Zone;
  const section = sectionOf(zone);
  const reasons: string[] = [];
  if (thrown.bounces < play.edition.constants.minimumBounces) reasons.push('no-bounce');
  if (section === 0 && zone !== 'bullseye') reasons.push(zone);
  if (thrown.requirements.includes('two-bounce') && thrown.bounces < 2) reasons.push('two-bounce');
  reasons.push(...thrown.failed);
  const ability = foeAbility(play);
  if (ability !== undefined && isMissSection(ability, section)) reasons.push(ability.id);
  return reasons;
}

/** The ability behind a colour, unless it is scarred or used up (DF2-SCAR-06, limits). */
export function readyAbility(play: Looking, hero: HeroState, color: Color): Ability | undefined {
  if (hero.scars.includes(color)) return undefined;
  const ability = abilityOf(play, hero, color);
  const { usedThisCombat, usedThisTurn } = combatOf(play);
  const used = (ability.limit === 'combat' ? usedThisCombat : usedThisTurn).includes(ability.id);
  return used ? undefined : ability;
}

/** Whether an ability can do anything for this throw (DF2-ICON-06, -07). */
function isUsable(play: Play, hero: HeroState, color: Color): boolean {
  const ability = readyAbility(play, hero, color);
  if (ability === undefined) return false;
  return ability.works === 'anywhere' || (ability.works === 'hit') === throwOf(play).hit;
}

export function readIcon(play: Play): void {
  const thrown = throwOf(play);
  if (thrown.face === 'blank') return;
  if (thrown.zone === 'floor' && !play.edition.constants.iconOnFloor) return;
  const hero = heroAt(play, thrown.seat);
  if (thrown.die !== 'white') {
    if (!isUsable(play, hero, thrown.die)) return;
    if (abilityOf(play, hero, thrown.die).optional) ask(play, { at: 'ability', colors: [thrown.die] });
    else thrown.ability = thrown.die;
    return;
  }
  const colors = COLORS.filter(color => isUsable(play, hero, color));
  if (colors.length > 0) ask(play, { at: 'ability', colors });
}

export function abilityOptions(
  play: Play,
  question: Extract<Question, { at: 'ability' }>,
  out: Action[],
): void {
  const hero = nameAt(play, throwOf(play).seat);
  for (const color of question.colors) out.push({ type: 'activate', hero, color });
  out.push({ type: 'activate', hero, color: null });
}

export function activate(
  play: Play,
  question: Extract<Question, { at: 'ability' }>,
  action: ActionOf<'activate'>,
) {
  const thrown = throwOf(play);
  if (action.hero !== nameAt(play, thrown.seat))
    return refuse('turn', 'only the thrower chooses the ability');
  if (action.color !== null && !question.colors.includes(action.color)) {
    return refuse('ability', `the ${String(action.color)} ability cannot be activated now`);
  }
  answered(play);
  thrown.ability = action.color;
  return undefined;
}

export const activatedAbility = (play: Play): Ability | undefined => {
  const { ability, seat } = throwOf(play);
  return ability === null ? undefined : abilityOf(play, heroAt(play, seat), ability);
};

/** A token that re-throws turns active as soon as its icon is up, re-throw or not (DF2-HERO-26, DF2-R-78). */
export function wakeRethrowToken(play: Play): void {
  const ability = activatedAbility(play);
  if (ability?.token?.rethrow) turnToken(play, heroAt(play, throwOf(play).seat), true);
}

export function turnToken(play: Play, hero: HeroState, active: boolean): void {
  const side = active ? 'active' : 'inactive';
  if (hero.token === 'none' || hero.token === side) return;
  hero.token = side;
  play.sink?.({ type: 'token', hero: hero.hero, active });
}

/** The result is forgotten and the same die thrown again, weapons chosen anew (DF2-HERO-10, DF2-R-32). */
export function throwOver(play: Play, by: string, why: string): void {
  const { seat } = throwOf(play);
  const weapons = !isSecondSwing(play);
  play.sink?.({ type: 're-thrown', hero: nameAt(play, seat), by, why });
  dropFrames(play);
  ask(play, { at: 'again', weapons });
}

/** The second throw of a turn may forbid weapons, and so do its re-throws (DF2-HERO-21). */
const isSecondSwing = (play: Play): boolean =>
  combatOf(play).usedThisTurn.some(id => play.edition.ability.get(id)?.secondThrow?.weapons === false);

export function resolveThrow(play: Play): void {
  const thrown: ThrowState = throwOf(play);
  const hero = nameAt(play, thrown.seat);
  if (play.sink) {
    play.sink(
      thrown.hit
        ? { type: 'hit', hero, zone: thrown.zone as Zone }
        : { type: 'missed', hero, reasons: missReasons(play) },
    );
  }
  go(play, thrown.hit ? 'hit' : 'miss');
}
