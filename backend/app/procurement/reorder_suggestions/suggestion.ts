import { addDays } from '#core/settings/days'

interface Shortage {
  onHandE4: number
  /** Neither issued nor transferred: held goods and what is reserved for projects. */
  boundE4: number
  inTransitE4: number
  onOrderE4: number
  reorderLevelE4: number
  reorderQuantityE4: number
  /** What a vendor sells at once; null for any quantity. */
  packE4: number | null
}

/**
 * What to order of a material that a store is short of: up to the reorder level, at least the
 * quantity it is always ordered in, in whole packs. Nothing while what is under way already fills it
 * up. All quantities in ten-thousandths of the base unit.
 */
export function suggestedE4(level: Shortage): number {
  const projected = level.onHandE4 - level.boundE4 + level.inTransitE4 + level.onOrderE4
  const missing = level.reorderLevelE4 - projected
  if (missing <= 0) return 0
  const wanted = Math.max(missing, level.reorderQuantityE4)
  return level.packE4 ? Math.ceil(wanted / level.packE4) * level.packE4 : wanted
}

/** The last day to order something that is needed on a day and takes so many days to come. */
export const orderBy = (neededOn: string, leadDays: number | null) =>
  addDays(neededOn, -(leadDays ?? 0))
