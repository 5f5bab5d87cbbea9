/** How the dice look that physics moves: it turns bare cubes, the hold says where their faces sit. */
import {
  type Die,
  type Face,
  facesOf,
  HOLDS,
  multiply,
  normalize,
  type Quaternion,
  upperFace,
} from '@tumblekeep/table';

/** The turn of the seen die whose bare cube is turned so. */
export const seenTurn = (turn: Quaternion, hold: number): Quaternion =>
  normalize(multiply(turn, HOLDS[hold] ?? [0, 0, 0, 1]));

/** What a seen die shows on top. */
export const seenFace = (die: Die, turn: Quaternion): Face => facesOf(die)[upperFace(turn).index] as Face;
