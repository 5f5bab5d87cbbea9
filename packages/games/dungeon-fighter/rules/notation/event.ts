/** Events as short stable lines: what tests and scenarios expect. People read the sentences of the texts instead. */
import type { Event, Part } from '../event.ts';

const sum = (parts: readonly Part[]): string => parts.map(part => `${part.amount} ${part.why}`).join(' + ');
const list = (items: readonly string[]): string => items.join(', ');

export function printEvent(event: Event): string {
  switch (event.type) {
    case 'began':
      return `began ${event.difficulty}: ${list(event.heroes)}; leader ${event.leader}`;
    case 'round':
      return `round ${event.round}`;
    case 'drew-paths':
      return event.cards.length === 0
        ? `${event.hero} drew paths`
        : `${event.hero} drew paths: ${list(event.cards)}`;
    case 'room':
      return `room ${event.card}`;
    case 'monster':
      return `monster ${event.card} life ${event.life} = ${sum(event.parts)}; coins ${event.coins}`;
    case 'boss':
      return `boss ${event.card} life ${event.life} = ${sum(event.parts)}`;
    case 'coins':
      return `coins ${event.amount > 0 ? '+' : ''}${event.amount} = ${event.chest}: ${event.why}`;
    case 'dice':
      return `dice +${event.amount} = ${event.chest}: ${event.why}`;
    case 'healed':
      return `${event.hero} healed ${event.from} → ${event.to}: ${event.why}`;
    case 'turn':
      return `${event.hero} turn`;
    case 'threw': {
      const weapons = event.weapons.length > 0 ? ` with ${list(event.weapons)}` : '';
      const requirements = event.requirements.length > 0 ? `: ${list(event.requirements)}` : '';
      return `${event.hero} threw ${event.die}${weapons}${requirements}`;
    }
    case 'landed':
      return `landed ${event.zone} ${event.face} bounces ${event.bounces}${event.failed.length > 0 ? ` failed ${list(event.failed)}` : ''}`;
    case 're-thrown':
      return `${event.hero} re-throws by ${event.by}: ${event.why}`;
    case 'hit':
      return `${event.hero} hit ${event.zone}`;
    case 'missed':
      return `${event.hero} missed: ${list(event.reasons)}`;
    case 'ability':
      return `${event.hero} ability ${event.color}: ${event.ability}`;
    case 'insta-kill':
      return `${event.hero} insta-kill`;
    case 'marked':
      return `${event.hero} marked ${event.on ?? 'monster'}: ${event.marker}`;
    case 'multiplied':
      return `${event.hero} multiplied by ${event.by}`;
    case 'captured':
      return `${event.hero} captured ${event.card}`;
    case 'damage':
      return `damage ${event.total} = ${sum(event.parts)}`;
    case 'monster-life':
      return `monster life ${event.from} → ${event.to}: ${event.why}`;
    case 'second-throw':
      return `${event.hero} second throw: ${event.why}`;
    case 'hurt':
      return `${event.hero} life ${event.from} → ${event.to}: ${event.why}`;
    case 'prevented':
      return `${event.hero} prevented ${event.amount}: ${event.why}`;
    case 'token':
      return `${event.hero} token ${event.active ? 'active' : 'inactive'}`;
    case 'stole':
      return event.card === null ? `${event.hero} stole a card` : `${event.hero} stole ${event.card}`;
    case 'used':
      return `${event.hero} used ${event.card}${event.target === null ? '' : ` on ${event.target}`}`;
    case 'retrieved':
      return `${event.hero} retrieved`;
    case 'fainted':
      return `${event.hero} fainted`;
    case 'defeated':
      return `defeated ${event.card}${event.epic ? ' epic' : ''}`;
    case 'scarred':
      return `${event.hero} scarred ${event.color}: maximum ${event.maximum}`;
    case 'eliminated':
      return `${event.hero} eliminated`;
    case 'leads':
      return `${event.hero} leads`;
    case 'gave':
      return `${event.hero} gave ${event.card} to ${event.to}`;
    case 'discarded':
      return `${event.hero} discarded ${event.card}`;
    case 'assigned':
      return `assigned ${event.card} to ${event.hero}`;
    case 'boxed':
      return `boxed ${event.card}`;
    case 'set-aside':
      return `set aside ${event.card}: icons ${event.icons}`;
    case 'shop':
      return `shop ${event.visit}: ${list(event.cards)}`;
    case 'bought':
      return `bought ${event.what} for ${event.price}: coins ${event.chest}`;
    case 'proposed':
      return `${event.hero} proposed backing down`;
    case 'voted':
      return `${event.hero} voted ${event.agree ? 'yes' : 'no'}`;
    case 'backed-down':
      return `backed down from ${event.card}`;
    case 'stood-firm':
      return 'stood firm';
    case 'won':
      return 'won';
    case 'lost':
      return `lost: ${event.why}`;
  }
}
