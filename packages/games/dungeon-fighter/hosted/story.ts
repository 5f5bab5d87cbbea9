/** The story of a game: who threw how often, best throw, most damage, worst luck. */
import { type DungeonFighter, type Event, type HeroId, texts } from '../rules/index.ts';

interface Tally {
  throws: number;
  hits: number;
  damage: number;
  lifeLost: number;
  faints: number;
}

interface Best {
  readonly hero: HeroId;
  readonly foe: string;
  readonly damage: number;
  readonly instaKill: boolean;
}

export interface Story {
  readonly heroes: ReadonlyMap<HeroId, Readonly<Tally>>;
  readonly best: Best | undefined;
  readonly foes: number;
}

export function storyOf(heroes: readonly HeroId[], events: readonly Event[]): Story {
  const records = new Map<HeroId, Tally>(
    heroes.map(hero => [hero, { throws: 0, hits: 0, damage: 0, lifeLost: 0, faints: 0 }]),
  );
  const of = (hero: HeroId): Tally => records.get(hero) as Tally;
  let thrower = heroes[0] as HeroId;
  let foe = '';
  let foes = 0;
  let best: Best | undefined;
  let instaKill = false;
  for (const event of events) {
    switch (event.type) {
      case 'monster':
      case 'boss':
        foe = event.card;
        break;
      case 'threw':
        thrower = event.hero;
        of(thrower).throws++;
        instaKill = false;
        break;
      case 'hit':
        of(event.hero).hits++;
        break;
      case 'insta-kill':
        instaKill = true;
        break;
      case 'monster-life': {
        const damage = event.from - event.to;
        if (damage <= 0) break;
        of(thrower).damage += damage;
        if ((event.why === 'hit' || instaKill) && isBetter({ damage, instaKill }, best))
          best = { hero: thrower, foe, damage, instaKill };
        break;
      }
      case 'hurt':
        of(event.hero).lifeLost += event.from - event.to;
        break;
      case 'fainted':
        of(event.hero).faints++;
        break;
      case 'defeated':
        foes++;
        break;
    }
  }
  return { heroes: records, best, foes };
}

const isBetter = (one: Pick<Best, 'damage' | 'instaKill'>, than: Best | undefined): boolean =>
  than === undefined || (one.instaKill === than.instaKill ? one.damage > than.damage : one.instaKill);

const rate = ({ throws, hits }: Readonly<Tally>): number => (throws === 0 ? 1 : hits / throws);

/** Sentences: monsters defeated, best throw, most damage, worst luck. */
export function storyLines(game: DungeonFighter, { heroes, best, foes }: Story): string[] {
  const { edition } = game;
  const name = (hero: HeroId) => texts.heroName(edition, hero);
  const rows = [...heroes].map(([hero, record]) => ({ hero, ...record }));
  const throwers = rows.filter(row => row.throws > 0);
  const lines = [`${foes} ${foes === 1 ? 'monster' : 'monsters'} defeated.`];
  if (best !== undefined) {
    const what = best.instaKill ? 'an insta-kill' : `${best.damage} damage`;
    lines.push(`Best throw: ${name(best.hero)}, ${what} against ${texts.nameOf(edition, best.foe)}.`);
  }
  const [strongest] = [...throwers].sort((a, b) => b.damage - a.damage);
  if (strongest !== undefined)
    lines.push(`Most damage: ${name(strongest.hero)}, ${strongest.damage} in all.`);
  const [unluckiest] = [...throwers].sort((a, b) => rate(a) - rate(b) || b.lifeLost - a.lifeLost);
  if (unluckiest !== undefined && throwers.length > 1) {
    lines.push(
      `Unluckiest: ${name(unluckiest.hero)}, ${unluckiest.throws - unluckiest.hits} of ${unluckiest.throws} throws missed, ${texts.lifeOf(edition, unluckiest.lifeLost)} lost.`,
    );
  }
  return lines;
}

/** The sentences, and a row of numbers for each hero. */
export function storyText(
  game: DungeonFighter,
  heroes: readonly HeroId[],
  events: readonly Event[],
): string[] {
  const { edition } = game;
  const name = (hero: HeroId) => texts.heroName(edition, hero);
  const story = storyOf(heroes, events);
  const rows = [...story.heroes].map(([hero, record]) => ({ hero, ...record }));
  const lines = storyLines(game, story);
  const width = Math.max(...rows.map(row => name(row.hero).length));
  for (const row of rows) {
    const percent = row.throws === 0 ? '–' : `${Math.round((100 * row.hits) / row.throws)} %`;
    lines.push(
      `${name(row.hero).padEnd(width)}  ${texts.count(row.throws, 'throw').padStart(10)}  ${texts.count(row.hits, 'hit').padStart(8)}  ${percent.padStart(5)}  ${String(row.damage).padStart(4)} damage  ${texts.count(row.faints, edition.words.fainting.counted).padStart(12)}`,
    );
  }
  return lines;
}
