import { basisPointsOf, percentOf } from '#engines/money/money'
import { setting } from '#core/settings/settings'
import { BUCKETS, type Bucket } from '#core/reports/age_buckets'
import type { AgeingRow } from '#commercial/ageing/ageing_report'

/** Settings with the percent that is provided for, by age, and what holds while none is stored. */
const RATES: Record<Bucket, [name: string, percent: string]> = {
  notDue: ['provisionNotDue', '1'],
  d0to30: ['provision0to30', '3'],
  d31to60: ['provision31to60', '10'],
  d61to90: ['provision61to90', '25'],
  over90: ['provisionOver90', '50'],
}

/** Basis points by bucket. */
export function provisionRates(): Record<Bucket, number> {
  const rates = BUCKETS.map((bucket) => [bucket, basisPointsOf(setting(...RATES[bucket]))])
  return Object.fromEntries(rates) as Record<Bucket, number>
}

export interface Provision {
  /** What may be lost: by age, less what the client has paid or was credited without an invoice. */
  base: Record<Bucket, number>
  amounts: Record<Bucket, number>
  totalMinor: number
}

/** What to provide for of a client, rounded once for each age, so that clients add up to the sum. */
export function provisionOf(
  { buckets, unallocatedMinor }: Pick<AgeingRow, 'buckets' | 'unallocatedMinor'>,
  rates = provisionRates()
): Provision {
  const base = lessCredits(buckets, -unallocatedMinor)
  const amounts = mapBuckets((bucket) => percentOf(base[bucket], rates[bucket]))
  return { base, amounts, totalMinor: sumOf(amounts) }
}

export function provisionTotals(provisions: readonly Provision[]): Provision {
  const add = (of: 'base' | 'amounts') =>
    mapBuckets((bucket) => provisions.reduce((sum, one) => sum + one[of][bucket], 0))
  const amounts = add('amounts')
  return { base: add('base'), amounts, totalMinor: sumOf(amounts) }
}

/** Credits go to the oldest invoices first, as an allocation would. */
function lessCredits(buckets: Record<Bucket, number>, creditMinor: number) {
  const left = { ...buckets }
  let credit = creditMinor
  for (const bucket of BUCKETS.toReversed()) {
    const taken = Math.min(left[bucket], credit)
    left[bucket] -= taken
    credit -= taken
  }
  return left
}

const mapBuckets = (value: (bucket: Bucket) => number) =>
  Object.fromEntries(BUCKETS.map((bucket) => [bucket, value(bucket)])) as Record<Bucket, number>

const sumOf = (amounts: Record<Bucket, number>) =>
  BUCKETS.reduce((sum, bucket) => sum + amounts[bucket], 0)
