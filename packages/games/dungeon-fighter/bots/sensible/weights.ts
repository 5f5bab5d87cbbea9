/** What things are worth to the sensible player, in points of hero life unless said otherwise. */
export const WEIGHTS = {
  coin: 2,
  /** A point of life healed in a fight, and in a shop. */
  heal: 1,
  shopHeal: 0.9,
  /** Bonus dice thrown at a monster: the first three, the next three, the rest, in shares of a die. */
  diePrice: [1.3, 1, 0.7],
  /** How much the hopes of the heroes who come next count. */
  turns: [1, 0.75, 0.55],
  bonusDie: 6,
  /** A bonus die that must be thrown anyway, and a coloured die that becomes a bonus die. */
  forcedDie: 3,
  unusedDie: 5,
  /** A card that a monster destroys. */
  lostCard: 3,
  /** The boss, in fights, and a point of damage to it. */
  bossFight: 1.5,
  bossDamage: 2,
  /** A card nobody has seen yet. */
  unknownCard: 7,
  /** A hero who faints while others stand: a scar, and one thrower less, but back at full life soon. */
  faint: 1.4,
  /** Only one hero is left standing. */
  lastStand: 4,
  /** The whole game, in a fight against the boss. */
  game: 60,
  /** How much cheaper coins, dice and cards become as the party runs out of life. */
  urgency: 1.5,
  /** Extra damage that the forecast expects of an icon. A whole number. */
  iconDamage: 1,
  /** How much better another monster must promise to be before the party backs down. */
  backDownMargin: 4,
  /** A room's shop icon, in shares of the price of a typical fight. */
  icon: 0.42,
  /** A shop icon is worth more with coins to spend: so much for each of them. */
  iconPerCoin: 0.1,
  /** What a typical fight costs before the first, the second and the third shop. */
  fight: [6, 10, 15],
  /** A point of life that a room gives the monster, likewise. */
  advantage: [0.6, 1.2, 2],
  /** How much a room's special throw counts, against the loss of damage it means. */
  requirement: 1,
  /** How much of its price a fight is paid in life rather than in dice and cards. */
  paidInLife: 0.7,
  /** A dangerous room on a map, against the price of its fight. */
  danger: 1,
  /** What coins gain by being spent in this shop rather than the next. */
  soonerSpent: 0.8,
  /** What a coin must bring in a shop that is not the last one. */
  saving: 1.6,
  /** How often a weapon and an armor come into use in a fight. */
  weaponUse: 1.5,
  armorUse: 0.6,
  /** Throws and misses of the whole party in a fight. */
  throws: 4,
  misses: 1.7,
  /** How much of what its carrier suffers a counterblow pays back: not beyond the monster's last point of life. */
  counterblow: 0.6,
  /** How much of its worth a captured monster has for those who may never use it. */
  captive: 0.8,
} as const;
