import { of4, type Dice } from './dice.js'

/** What of a delivery is accepted and what has to be inspected; serial numbers all or none. */
export function splitOf(dice: Dice, took: number, tracking: string | false | undefined) {
  if (!tracking || !dice.chance(30)) return { accepted: of4(took) }
  const inspected = tracking === 'serial' ? took : dice.part(took)
  return { accepted: of4(took - inspected), quarantined: of4(inspected) }
}
