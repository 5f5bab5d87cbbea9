/** What a viewer may not know, and another world that looks the same to them. */
import { clonePlain, makeStream, nextWord, type Stream, shuffle } from '@tumblekeep/kernel';
import type { Edition } from './edition.ts';
import type { State } from './state.ts';
import { seesPaths } from './view.ts';
import type { CardId } from './vocabulary.ts';

/** Deals the cards of several hidden places anew among them. */
function deal(random: Stream, ...places: CardId[][]): void {
  const cards = shuffle(random, places.flat());
  for (const place of places) for (let i = 0; i < place.length; i++) place[i] = cards.pop() as CardId;
}

/**
 * The same state with everything that is hidden from a viewer dealt anew. The viewer must not be able to tell
 * the two apart.
 */
export function scrambleSecrets(edition: Edition, state: State, viewer: string, random: Stream): State {
  const other = clonePlain(state);
  const { decks, combat } = other;
  const question = other.frames.at(-1);
  const paths = question?.at === 'path' && !seesPaths(state, viewer) ? [question.cards] : [];
  deal(random, decks.dungeon, ...paths);
  deal(random, decks.shop, combat?.stolen ?? []);
  deal(random, decks.bosses);
  edition.piles.monsters.forEach((_, level) => {
    const isLevel = (id: CardId) =>
      edition.monster.get(id)?.level === level + 1 && !other.refused.includes(id);
    const places = [decks.monsters, other.unused];
    const cards = shuffle(
      random,
      places.flatMap(place => place.filter(isLevel)),
    );
    for (const place of places)
      place.forEach((id, i) => {
        if (isLevel(id)) place[i] = cards.pop() as CardId;
      });
  });
  other.random.decks = makeStream(String(nextWord(random)), 'other');
  return other;
}
