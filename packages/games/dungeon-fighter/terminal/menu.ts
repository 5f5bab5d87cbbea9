/** The legal actions as a menu: dice first, weapons second, what may be done at any time behind one line. */

import type { Choice as MenuChoice } from '@tumblekeep/terminal-kit/choices.ts';
import {
  type Action,
  type ActionOf,
  type DungeonFighter,
  type HeroId,
  texts,
  type View,
} from '../rules/index.ts';

export type Choice = MenuChoice<Action>;

const isHanding = (action: Action): boolean => action.type === 'give' || action.type === 'swap';

/** Cards and votes of bots are the bots' own business. */
function isForPeople(action: Action, people: readonly HeroId[]): boolean {
  if (action.type === 'use' || action.type === 'discard' || action.type === 'propose')
    return people.includes(action.hero);
  return true;
}

function throwChoices(game: DungeonFighter, view: View, throws: readonly ActionOf<'throw'>[]): Choice[] {
  const { edition } = game;
  const dice = [...new Set(throws.map(action => action.die))];
  return dice.map(die => {
    const ways = throws.filter(action => action.die === die);
    const first = ways[0] as ActionOf<'throw'>;
    const label = `Throw ${texts.dieLabel(edition, view, first.hero, die)}`;
    if (ways.length === 1) return { label, action: first };
    return {
      label,
      title: 'With a weapon?',
      choices: ways.map(action => ({
        label: texts.capital(texts.weaponsLabel(edition, action.weapons)),
        action,
      })),
    };
  });
}

/** A card first, who carries it second. */
function buyChoices(
  game: DungeonFighter,
  purchases: readonly ActionOf<'buy'>[],
  leaf: (action: Action) => Choice,
) {
  const { edition } = game;
  return [...new Set(purchases.map(action => action.card))].map((id): Choice => {
    const ways = purchases.filter(action => action.card === id);
    const card = edition.equipment.get(id);
    if (ways.length === 1 || card === undefined) return leaf(ways[0] as Action);
    return {
      label: `${texts.count(card.price, 'coin')}: ${card.name} (${texts.equipmentText(edition, card)})`,
      title: `Who carries ${card.name}?`,
      choices: ways.map(action => ({ label: texts.heroName(edition, action.hero), action })),
    };
  });
}

/** Healing first, who heals second. */
function healingChoices(
  { edition }: DungeonFighter,
  healings: readonly ActionOf<'buy-healing'>[],
  leaf: (action: Action) => Choice,
): Choice[] {
  if (healings.length < 2) return healings.map(leaf);
  const price = texts.count(edition.constants.shop.healPrice, 'coin');
  return [{ label: `${price}: one hero heals 1…`, title: 'Who heals?', choices: healings.map(leaf) }];
}

export function makeMenu(
  game: DungeonFighter,
  view: View,
  legal: readonly Action[],
  people: readonly HeroId[],
): Choice[] {
  const actions = legal.filter(action => isForPeople(action, people));
  const leaf = (action: Action): Choice => ({ label: texts.actionLabel(game.edition, action, view), action });
  const throws = actions.filter(action => action.type === 'throw');
  const proposals = actions.filter(action => action.type === 'propose');
  const asides = actions.filter(action => texts.isAside(action, view));
  const drops = actions.filter(action => texts.makesRoom(action, view));
  const handing = actions.filter(isHanding);
  const plain = actions.filter(
    action =>
      action.type !== 'throw' &&
      action.type !== 'buy' &&
      action.type !== 'buy-healing' &&
      action.type !== 'propose' &&
      !isHanding(action) &&
      !texts.makesRoom(action, view) &&
      !texts.isAside(action, view),
  );
  const by = typeof view.question?.by === 'object' ? view.question.by.seat : undefined;
  const proposal = proposals.find(action => action.hero === by) ?? proposals[0];
  const ends = plain.filter(action => action.type === 'done');
  const choices: Choice[] = [
    ...throwChoices(game, view, throws),
    ...buyChoices(
      game,
      actions.filter(action => action.type === 'buy'),
      leaf,
    ),
    ...healingChoices(
      game,
      actions.filter(action => action.type === 'buy-healing'),
      leaf,
    ),
    ...plain.filter(action => action.type !== 'done').map(leaf),
    ...(view.question?.at === 'trade' ? handing.map(leaf) : []),
    ...(proposal === undefined ? [] : [leaf(proposal)]),
  ];
  if (view.question?.at !== 'trade' && handing.length > 0)
    choices.push({
      label: 'Hand equipment around…',
      title: 'Who hands what to whom?',
      choices: handing.map(leaf),
    });
  if (drops.length > 0)
    choices.push({
      label: 'Throw a card away to make room…',
      title: 'Which card goes?',
      choices: drops.map(leaf),
    });
  if (asides.length > 0)
    choices.push({ label: 'Use or discard a card…', title: 'Which card?', choices: asides.map(leaf) });
  const isCalm = view.question?.at === 'trade' && texts.leftBehind(view).length === 0;
  return [...choices, ...ends.map(action => ({ ...leaf(action), isCalm }))];
}
