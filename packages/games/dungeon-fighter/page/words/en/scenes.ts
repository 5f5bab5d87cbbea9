export const scenes = {
  boss: 'The final boss enters',
  won: 'Victory!',
  wonLine: 'The dungeon is quiet. Somebody sweeps up the dice.',
  lost: 'Defeat',
  lostLine: 'The dungeon keeps the dice. It always wanted some.',
} as const;
