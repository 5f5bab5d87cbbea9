/** Events as short stable lines: what tests and scenarios expect. People read the sentences of the texts instead. */
import type { Event, EventOf, Part } from '../event.ts';

const sum = (parts: readonly Part[]): string => parts.map(part => `${part.amount} ${part.why}`).join(' + ');

function track({ track: name, from, to, dieFrom, die, surplus, why }: EventOf<'track'>): string {
  const dice = dieFrom === die ? '' : ` d${dieFrom} → d${die}`;
  const wasted = surplus === 0 ? '' : ` (${surplus} in vain)`;
  return `${name} ${from} → ${to}${dice}${wasted}: ${why}`;
}

export function printEvent(event: Event): string {
  switch (event.type) {
    case 'began':
      return `began ${event.map}: ${event.players.map(({ creature }) => creature).join(', ')}; first ${event.first}`;
    case 'turn':
      return `turn ${event.turn}: ${event.creature}`;
    case 'track':
      return track(event);
    case 'turned':
      return `turned ${event.cell}: ${event.tile}`;
    case 'took':
      return `took ${event.token}`;
    case 'used-token':
      return `used token ${event.track}`;
    case 'minion':
      return `minion ${event.die} ${event.gained ? 'gained' : 'gone'}: ${event.why}`;
    case 'effect':
      return `effect ${event.tile}`;
    case 'used':
      return `used ${event.ability}`;
    case 'ended':
      return `ended ${event.ability}`;
    case 'chose':
      return `chose ${event.option}`;
    case 'check':
      return `check ${event.stat} ${event.target}`;
    case 'checked':
      return `check ${event.passed ? 'passed' : 'failed'}: ${event.total} of ${event.target}`;
    case 'random-hero':
      return `random hero ${event.face}`;
    case 'joined':
      return `joined ${event.hero} level ${event.level}`;
    case 'party':
      return `party ${event.totals.join('/')}`;
    case 'no-party':
      return 'no party';
    case 'round':
      return `round ${event.round}`;
    case 'attacked':
      return `${event.stat} attack d${event.die} ${event.value} = ${sum(event.parts)} against ${event.defence}: ${event.hit ? 'hit' : 'miss'}`;
    case 'damage':
      return `${event.stat} damage ${event.amount} = ${sum(event.parts)}`;
    case 'prevented':
      return `prevented ${event.amount}: ${event.ability}`;
    case 'extra-attack':
      return 'extra agility attack';
    case 'rolled':
      return `rolled ${event.stat} d${event.die} ${event.total} = ${sum(event.parts)}${event.dropped === undefined ? '' : `, not ${event.dropped.join(' + ')}`}: ${event.success ? 'success' : 'failing'}`;
    case 'modified':
      return `${event.by} ${event.change < 0 ? '' : '+'}${event.change} = ${event.total}: ${event.success ? 'success' : 'failing'}`;
    case 'failed':
      return `failed ${event.stat} ${event.total}`;
    case 'rotated':
      return `rotated ${event.hero}`;
    case 'defeated':
      return `defeated ${event.hero}: ${event.points} points`;
    case 'die-namic':
      return `Die-Namic box ${event.box}: ${event.pips} pips at ${event.points} points`;
    case 'explored':
      return `explored ${event.cell}: ${event.tile}`;
    case 'epic-party':
      return `epic party defeated: ${event.defeated}`;
    case 'won':
      return `won ${event.creature}`;
    case 'lost':
      return `lost ${event.creature}: ${event.why}`;
  }
}
