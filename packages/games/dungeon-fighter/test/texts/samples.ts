/** One of everything that can happen, be done and be asked. A new kind does not compile until it has a sample. */
import type { Action, ActionType, Edition, Event, EventType, QuestionAt, View } from '../../rules/index.ts';

type Asked = NonNullable<View['question']>;

export interface Samples {
  readonly events: { readonly [T in EventType]: Extract<Event, { readonly type: T }> };
  readonly actions: { readonly [T in ActionType]: Extract<Action, { readonly type: T }> };
  readonly questions: { readonly [At in QuestionAt]: Asked };
}

function first<T>(items: Iterable<T>): T {
  for (const item of items) return item;
  throw new Error('there is nothing');
}

export function samplesOf(edition: Edition): Samples {
  const { tables } = edition;
  const [one, two] = tables.heroes.map(hero => hero.id) as [string, string];
  const ofKind = (kind: string): string => first(tables.equipment.filter(card => card.kind === kind)).id;
  const weapon = ofKind('weapon');
  const armor = ofKind('armor');
  const spendable = ofKind('spendable');
  const [room, other] = [...edition.room.keys()] as [string, string];
  const monster = first(tables.monsters).id;
  const boss = first(tables.bosses).id;
  const skill = first(tables.monsterAbilities).id;
  const requirement = first(tables.throws).id;
  const difficulty = first(Object.keys(edition.constants.difficulties));
  const ability = first(tables.abilities).id;
  const marker = first([...edition.marker.keys(), 'none']);
  const by = { seat: one } as const;
  return {
    events: {
      began: { type: 'began', heroes: [one, two], leader: two, difficulty },
      round: { type: 'round', round: 2 },
      'drew-paths': { type: 'drew-paths', hero: two, cards: [room, other], knownTo: [two] },
      room: { type: 'room', hero: two, card: room },
      monster: {
        type: 'monster',
        card: monster,
        life: 5,
        parts: [
          { why: monster, amount: 2 },
          { why: 'room', amount: 3 },
        ],
        coins: 1,
      },
      boss: {
        type: 'boss',
        card: boss,
        life: 21,
        parts: [
          { why: boss, amount: 18 },
          { why: 'difficulty', amount: 3 },
        ],
      },
      coins: { type: 'coins', amount: -1, chest: 0, why: skill },
      dice: { type: 'dice', amount: 1, chest: 3, why: 'unused-dice' },
      healed: { type: 'healed', hero: one, from: 3, to: 5, why: spendable },
      turn: { type: 'turn', hero: one },
      threw: { type: 'threw', hero: one, die: 'white', weapons: [weapon], requirements: [requirement] },
      landed: { type: 'landed', zone: 'floor', face: 'icon', bounces: 2, failed: [requirement] },
      're-thrown': { type: 're-thrown', hero: one, by: two, why: 'token' },
      hit: { type: 'hit', hero: one, zone: 'bullseye' },
      missed: {
        type: 'missed',
        hero: one,
        reasons: ['no-bounce', 'floor', 'two-bounce', requirement, skill],
      },
      ability: { type: 'ability', hero: one, color: 'red', ability },
      'insta-kill': { type: 'insta-kill', hero: one },
      marked: { type: 'marked', hero: one, marker, on: null },
      multiplied: { type: 'multiplied', hero: one, by: 2 },
      captured: { type: 'captured', hero: one, card: monster },
      damage: {
        type: 'damage',
        parts: [
          { why: 'section', amount: 5 },
          { why: weapon, amount: 4 },
          { why: marker, amount: 1 },
          { why: skill, amount: -5 },
        ],
        total: 5,
      },
      'monster-life': { type: 'monster-life', from: 2, to: -2, why: ability },
      'second-throw': { type: 'second-throw', hero: two, why: ability },
      hurt: { type: 'hurt', hero: one, from: 1, to: -2, why: 'back-down' },
      prevented: { type: 'prevented', hero: one, amount: 2, why: armor },
      token: { type: 'token', hero: one, active: true },
      stole: { type: 'stole', hero: one, card: armor },
      used: { type: 'used', hero: one, card: spendable, target: two },
      retrieved: { type: 'retrieved', hero: one },
      fainted: { type: 'fainted', hero: one },
      defeated: { type: 'defeated', card: monster, epic: true },
      scarred: { type: 'scarred', hero: one, color: 'blue', maximum: 6 },
      eliminated: { type: 'eliminated', hero: one },
      leads: { type: 'leads', hero: one },
      gave: { type: 'gave', hero: one, card: weapon, to: two },
      discarded: { type: 'discarded', hero: one, card: weapon },
      assigned: { type: 'assigned', card: weapon, hero: one },
      boxed: { type: 'boxed', card: weapon },
      'set-aside': { type: 'set-aside', card: room, icons: 3 },
      shop: { type: 'shop', visit: 1, cards: [weapon, armor] },
      bought: { type: 'bought', what: weapon, price: 4, chest: 1 },
      proposed: { type: 'proposed', hero: one },
      voted: { type: 'voted', hero: one, agree: false },
      'backed-down': { type: 'backed-down', card: monster },
      'stood-firm': { type: 'stood-firm' },
      won: { type: 'won' },
      lost: { type: 'lost', why: 'out-of-dice' },
    },
    actions: {
      'take-path': { type: 'take-path', hero: two, card: room },
      move: { type: 'move', room },
      answer: { type: 'answer', hero: one, yes: true },
      choose: { type: 'choose', hero: one, target: two },
      assign: { type: 'assign', card: weapon, hero: one },
      box: { type: 'box', card: weapon },
      throw: { type: 'throw', hero: one, die: 'red', weapons: [weapon] },
      land: { type: 'land', zone: 'floor', face: 'icon', bounces: 0, failed: [requirement] },
      retrieve: { type: 'retrieve', hero: one },
      activate: { type: 'activate', hero: one, color: 'red' },
      're-throw': { type: 're-throw', hero: one },
      'spend-token': { type: 'spend-token', hero: one },
      use: { type: 'use', hero: one, card: spendable, target: two },
      pass: { type: 'pass', hero: one },
      propose: { type: 'propose', hero: one },
      vote: { type: 'vote', hero: one, agree: true },
      scar: { type: 'scar', hero: one, color: 'green' },
      give: { type: 'give', hero: one, card: weapon, to: two },
      swap: { type: 'swap', hero: one, card: weapon, with: two, for: armor },
      discard: { type: 'discard', hero: one, card: weapon },
      buy: { type: 'buy', card: weapon, hero: one },
      'buy-healing': { type: 'buy-healing', hero: null },
      'buy-die': { type: 'buy-die' },
      done: { type: 'done' },
    },
    questions: {
      path: { at: 'path', by, paths: [room, other] },
      move: { at: 'move', by: 'party', rooms: [room, other] },
      accept: { at: 'accept', by, what: 'multiply' },
      target: { at: 'target', by, what: 'marker' },
      destroy: { at: 'destroy', by },
      assign: { at: 'assign', by: 'party', card: weapon, cards: [weapon, armor] },
      turn: { at: 'turn', by },
      again: { at: 'again', by },
      landing: { at: 'landing', by: 'table' },
      ability: { at: 'ability', by },
      window: { at: 'window', by, kind: 're-throw' },
      vote: { at: 'vote', by },
      scar: { at: 'scar', by },
      trade: { at: 'trade', by: 'party' },
      shop: { at: 'shop', by: 'party' },
    },
  };
}
