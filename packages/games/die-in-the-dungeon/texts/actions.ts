/** Every action as the line of a menu. */
import { count, withArticle } from '@tumblekeep/kernel/english';
import type { Action } from '../rules/action.ts';
import { areAlike } from '../rules/actions-to-show.ts';
import { TOKEN_POINTS } from '../rules/constants.ts';
import type { Content } from '../rules/content.ts';
import { optionsAt } from '../rules/effects.ts';
import { type CellView, isPartyWarded, type OwnRoll, type View } from '../rules/view.ts';
import { dieOf, type Stat } from '../rules/vocabulary.ts';
import { heroName, partyHeroName, tokenName, trackName } from './names.ts';

const BACK_NAMES: Readonly<Record<CellView['back'], string>> = {
  start: 'a Start tile',
  'epic-party': 'an Epic Party',
  'dead-end': 'a dead end',
  corner: 'a corner',
  'two-way': 'a corridor',
  'three-way': 'a fork',
  'four-way': 'a crossing',
  blank: 'solid rock',
};

function exploreLabel(view: View, at: string): string {
  const cell = view.cells[at];
  if (cell === undefined) return `Explore ${at}`;
  const tokens = cell.tokens.map(token => withArticle(tokenName(token)));
  return `Explore ${at}: ${BACK_NAMES[cell.back]}${tokens.length > 0 ? ` with ${tokens.join(' and ')}` : ''}`;
}

/** Dice as they are going to be rolled: `a d8`, `2d8`, `the better of two d8`, with what is added. */
export function ownRollText({ die, dice, tries, highest, added }: OwnRoll): string {
  const one = dieOf(die);
  const all = dice === 1 ? `a ${one}` : `${dice}${one}`;
  const tried = tries === 1 ? all : `the better of two ${dice === 1 ? one : all}`;
  const rolled = highest ? `${all} at the highest face` : tried;
  return added === 0 ? rolled : `${rolled} ${added < 0 ? '−' : '+'} ${Math.abs(added)}`;
}

function attackLabel(view: View, stat: Stat): string {
  const own = view.combat?.own[stat];
  if (own == null) return `Attack with ${trackName(stat)}`;
  const aim = isPartyWarded(view) ? ', and only a 1 hits' : ` against ${view.combat?.totals[stat] ?? 0}`;
  return `Attack with ${trackName(stat)}: ${ownRollText(own)}${aim}`;
}

/** Among heroes who are alike nobody is named. */
function hitLabel({ combat }: View, id: string): string {
  const hero = combat?.heroes.find(one => one.id === id);
  const alike = combat?.heroes.filter(one => hero !== undefined && areAlike(one, hero)).length ?? 0;
  return hero === undefined || alike < 2
    ? `Hit the ${partyHeroName(id)}`
    : `Hit a ${heroName(hero.hero)}, one of ${alike} who are alike`;
}

export function actionLabel(content: Content, action: Action, view: View): string {
  switch (action.type) {
    case 'power-up':
      return 'Power Up';
    case 'rest':
      return action.points === 0
        ? 'Do not rest'
        : `Pay ${action.points} Time and regain ${action.points} Health`;
    case 'explore':
      return exploreLabel(view, action.cell);
    case 'use': {
      const ability = content.ability.get(action.ability);
      return ability === undefined ? action.ability : `${ability.name} (${ability.cost}): ${ability.text}`;
    }
    case 'token':
      return `Use the ${trackName(action.track)} token: ${TOKEN_POINTS} points of ${trackName(action.track)}`;
    case 'pass':
      return 'Nothing now';
    case 'roll':
      return 'Roll';
    case 'attack':
      return attackLabel(view, action.stat);
    case 'minion':
      return `Send the ${action.die} DieMinion: roll it and add it`;
    case 'pips':
      return `${count(action.pips, 'pip')} of the Die-Namic Die ${action.box}`;
    case 'spend':
      return `Spend ${count(action.points, 'point')} of ${view.roll === null ? 'the stat' : trackName(view.roll.stat)}`;
    case 'pay-time':
      return `Pay ${Math.abs(action.change)} Time to ${action.change < 0 ? 'lower' : 'raise'} the roll`;
    case 'accept':
      return 'Leave it at that';
    case 'take': {
      const { question } = view;
      if (question?.at === 'loss') return `Lose ${question.amount} Health`;
      const amount = question?.at === 'damage' ? question.amount : action.health;
      const stat = question?.at === 'damage' ? trackName(question.stat) : 'the stat';
      if (action.health === 0) return `All from ${stat}`;
      return action.health === amount
        ? 'All from Health'
        : `${action.health} from Health, ${amount - action.health} from ${stat}`;
    }
    case 'hit':
      return hitLabel(view, action.hero);
    case 'destroy':
      return `Give up the ${action.die} DieMinion`;
    case 'class':
      return `A ${heroName(action.hero)}`;
    case 'choose': {
      const { question } = view;
      const option =
        question?.at === 'choose' ? optionsAt({ content }, question.list)[action.option - 1] : undefined;
      return option?.text ?? `Option ${action.option}`;
    }
    case 'gain':
      return `${trackName(action.track)} first`;
    case 'resize':
      return `The die of ${trackName(action.track)}`;
    case 'end-turn':
      return 'End the turn';
    case 'concede':
      return 'Give up';
  }
}
