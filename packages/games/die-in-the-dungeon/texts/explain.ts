/** Rules text for any word of the game. */
import { type Entry, type Explained, explainedLines, lookUp, onceFor } from '@tumblekeep/kernel';
import { sentences } from '@tumblekeep/kernel/english';
import type { Ability } from '../rules/cards.ts';
import { type Content, mapOf } from '../rules/content.ts';
import { abilityText, creatureText, heroCardText, mapText, tileText } from './cards.ts';
import { glossary } from './glossary/index.ts';
import { creatureName } from './names.ts';

function abilityEntry(content: Content, ability: Ability): Entry {
  const owner = content.tables.creatures.find(({ abilities, cards }) =>
    [...abilities, ...cards].includes(ability.id),
  );
  const isCard = owner?.cards.includes(ability.id);
  return {
    id: ability.id,
    title: ability.name,
    kind: `${isCard ? 'card' : 'ability'} of ${owner === undefined ? 'nobody' : creatureName(content, owner.id)}`,
    also: [],
    text: sentences(abilityText(content, ability), ability.flavour),
  };
}

/** Everything that can be explained. A screen asks for each thing on it, at every change. */
export const entriesOf = onceFor((content: Content): readonly Entry[] => {
  const { tables } = content;
  return [
    ...tables.creatures.map(creature => ({
      id: creature.id,
      title: creature.name,
      kind: 'creature',
      also: [creature.short],
      text: sentences(creatureText(content, creature), creature.flavour),
    })),
    ...tables.abilities.map(ability => abilityEntry(content, ability)),
    ...tables.tiles.map(tile => ({
      id: tile.id,
      title: tile.name,
      kind: 'tile',
      also: [],
      text: sentences(tileText(tile), tile.flavour),
    })),
    ...tables.maps.map(map => ({
      id: map.id,
      title: map.name,
      kind: 'map',
      also: [],
      text: sentences(mapText(map), map.flavour),
    })),
    ...tables.heroCards.map(card => ({
      id: card.id,
      title: card.name,
      kind: 'hero',
      also: [],
      text: sentences(heroCardText(card), card.flavour),
    })),
    ...glossary(content),
  ];
});

/** A map built on request is known by its id. */
export function explain(content: Content, word: string): Explained {
  const built = content.map.has(word) ? undefined : mapOf(content, word)?.map;
  if (built === undefined) return lookUp(entriesOf(content), word);
  return { found: [{ id: built.id, title: built.name, kind: 'map', also: [], text: mapText(built) }] };
}

/** The explanation as lines for people. */
export const explanation = (content: Content, word: string): string[] =>
  explainedLines(word, explain(content, word));
