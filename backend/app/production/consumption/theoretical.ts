import { divideHalfUp } from '#engines/money/money'

const WHOLE_BP = 10_000n

/** What the work that is done needs of a material: planned × progress, rounded half up. */
export function theoreticalE4(plannedE4: number, progressBp: number): number {
  return Number(divideHalfUp(BigInt(plannedE4) * BigInt(progressBp), WHOLE_BP))
}

/** (net issued − theoretical) / theoretical in basis points; null where nothing is to be divided by. */
export function wastageBp(netE4: number, theoretical: number): number | null {
  if (theoretical <= 0) return null
  return Number(divideHalfUp(BigInt(netE4 - theoretical) * WHOLE_BP, BigInt(theoretical)))
}
