/**
 * What to order of a material that a store is short of: up to the reorder level, and at least the
 * quantity it is always ordered in. Nothing while what is under way already fills it up.
 * All quantities in ten-thousandths of the base unit.
 */
export function suggestedE4(level: {
  onHandE4: number
  inTransitE4: number
  onOrderE4: number
  reorderLevelE4: number
  reorderQuantityE4: number
}): number {
  const projected = level.onHandE4 + level.inTransitE4 + level.onOrderE4
  const missing = level.reorderLevelE4 - projected
  if (missing <= 0) return 0
  return Math.max(missing, level.reorderQuantityE4)
}
