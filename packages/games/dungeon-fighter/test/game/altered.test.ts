import { makeStream, pick } from '@tumblekeep/kernel';
import { alter, wronglyAccepted, wronglyRefused } from '@tumblekeep/kernel/testing';
import { expect, test } from 'vitest';
import { RULE_SETS } from '../../rules/index.ts';
import { ALTERATIONS } from '../support/altered.ts';
import { playManyRandomly } from '../support/random-game.ts';

const TRIES = 6;

test.each(Object.entries(RULE_SETS))(
  '%s: an altered action is accepted exactly when it is legal, at every moment of random games',
  (rules, game) => {
    const random = makeStream(rules, 'altered');
    const ends = playManyRandomly(state => {
      const legal = game.legal(state);
      if (legal.length === 0) {
        expect(game.apply(state, { type: 'done' })?.code).toBe('over');
        return;
      }
      for (let i = 0; i < TRIES; i++) {
        const action = alter(random, ALTERATIONS, state, legal);
        expect(wronglyAccepted(game, ALTERATIONS, state, legal, action)).toBeUndefined();
      }
      expect(wronglyRefused(game, state, pick(random, legal))).toBeUndefined();
    }, rules);
    expect(ends.length).toBeGreaterThan(0);
  },
);
