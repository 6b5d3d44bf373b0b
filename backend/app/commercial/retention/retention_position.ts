import { percentOf } from '#engines/money/money'
import { bucketOf, BUCKETS, type Bucket } from '#core/reports/age_buckets'

export interface RetentionAmounts {
  /** All that was ever held, credits of certificates taken off. */
  retainedMinor: number
  releasedMinor: number
}

interface Planned {
  shareBp: number
  owedFrom: string | null
}

export interface Portion {
  amountMinor: number
  openMinor: number
  isDue: boolean
}

export interface RetentionPosition extends RetentionAmounts {
  heldMinor: number
  dueMinor: number
  notDueMinor: number
  buckets: Record<Bucket, number>
  portions: Portion[]
}

/**
 * How the retention of a contract stands on a day. Its shares add up to it exactly: the last takes what
 * rounding leaves. What was released fills them in their order; what is due is never more than is held.
 */
export function retentionPosition(
  { retainedMinor, releasedMinor }: RetentionAmounts,
  plan: readonly Planned[],
  asOf: string
): RetentionPosition {
  const heldMinor = retainedMinor - releasedMinor
  const portions = portionsOf({ retainedMinor, releasedMinor }, plan, asOf)
  const buckets = Object.fromEntries(BUCKETS.map((name) => [name, 0])) as Record<Bucket, number>
  let dueMinor = 0
  portions.forEach(({ isDue, openMinor }, index) => {
    if (!isDue) return
    dueMinor += openMinor
    buckets[bucketOf(plan[index]!.owedFrom!, asOf)] += openMinor
  })
  const notDueMinor = heldMinor - dueMinor
  buckets.notDue = notDueMinor
  return { retainedMinor, releasedMinor, heldMinor, dueMinor, notDueMinor, buckets, portions }
}

function portionsOf(
  { retainedMinor, releasedMinor }: RetentionAmounts,
  plan: readonly Planned[],
  asOf: string
): Portion[] {
  let left = retainedMinor
  let released = releasedMinor
  return plan.map(({ shareBp, owedFrom }, index) => {
    const share = percentOf(retainedMinor, shareBp)
    const amountMinor = index === plan.length - 1 ? left : Math.min(share, left)
    left -= amountMinor
    const taken = Math.min(amountMinor, released)
    released -= taken
    const isDue = owedFrom !== null && owedFrom <= asOf
    return { amountMinor, openMinor: amountMinor - taken, isDue }
  })
}
