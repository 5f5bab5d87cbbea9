/** A thread in which dice fly and bots think. */
import { parentPort } from 'node:worker_threads';
import { loadGames } from '@tumblekeep/games';
import type { Hosted, Kinds, Moment, Throw } from '@tumblekeep/host';
import type { AnswerMessage, CallMessage } from './calls.ts';

const hosted = new Map<string, Promise<Hosted<Kinds>>>();

async function load(rules: string): Promise<Hosted<Kinds>> {
  const games = await loadGames();
  const game = games.find(one => Object.hasOwn(one.rules, rules));
  if (game === undefined) throw new Error(`nobody here knows the rules ${rules}`);
  return game.hosted(rules);
}

function hostedOf(rules: string): Promise<Hosted<Kinds>> {
  const known = hosted.get(rules) ?? load(rules);
  hosted.set(rules, known);
  return known;
}

async function answer({ rules, call, args }: CallMessage): Promise<unknown> {
  const game = await hostedOf(rules);
  if (call === 'botAnswer') return game.botAnswer(args[0], args[1], args[2] as Moment);
  const { throwing } = game;
  if (throwing === undefined) throw new Error(`nothing is thrown in ${rules}`);
  switch (call) {
    case 'prepare':
      return throwing.prepare();
    case 'byHand':
      return throwing.byHand(args[0] as Throw<Kinds>, args[1]);
    case 'byBot':
      return throwing.byBot(args[0] as Throw<Kinds>);
    case 'recall':
      return throwing.recall(args[0], args[1]);
  }
}

const say = (message: AnswerMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', (message: CallMessage) => {
  const { id } = message;
  answer(message).then(
    value => say({ id, value }),
    (error: unknown) => say({ id, error: String((error as Error | undefined)?.stack ?? error) }),
  );
});
