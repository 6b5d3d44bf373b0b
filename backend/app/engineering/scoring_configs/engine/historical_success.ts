/**
 * The chance of the next win, estimated from the past: (won + 1) / (decided + 2), Laplace's rule of
 * succession. It is a half where nothing is known and moves with every decision.
 */
export function chanceOf({ won, decided }: { won: number; decided: number }): number {
  return (won + 1) / (decided + 2)
}

/** The value of the list `historical-success` that a past stands for. */
export function historicalSuccessOf(past: { won: number; decided: number }): string {
  if (past.decided === 0) return 'new_client'
  if (past.won === 0 && past.decided >= 3) return 'never_won'
  const chance = chanceOf(past)
  if (chance > 0.6) return 'won_most'
  if (chance >= 0.4) return 'won_often'
  return chance >= 0.2 ? 'won_some' : 'won_rarely'
}
