import type { DateTime } from 'luxon'

interface Kept {
  id: number
  madeAt: DateTime
}

/** Of how many days, weeks and months the latest backup is kept. */
export interface KeepingRule {
  daily: number
  weekly: number
  monthly: number
}

const PERIODS: { name: keyof KeepingRule; of: (at: DateTime) => string }[] = [
  { name: 'daily', of: (at) => at.toISODate()! },
  { name: 'weekly', of: (at) => `${at.weekYear}-${at.weekNumber}` },
  { name: 'monthly', of: (at) => at.toFormat('yyyy-MM') },
]

/**
 * What the keeping rule lets go: all but the latest of each of the last days, weeks and months that have a
 * backup. Days without one are not counted, so a portal that was off for a month loses none. The newest of
 * all stays, whatever the rule.
 */
export function pastKeeping<One extends Kept>(
  all: readonly One[],
  rule: KeepingRule,
  zone: string
): One[] {
  const newestFirst = all.toSorted(
    (a, b) => b.madeAt.toMillis() - a.madeAt.toMillis() || b.id - a.id
  )
  const kept = new Set(newestFirst.slice(0, 1))
  for (const { name, of } of PERIODS) {
    const latest = new Map<string, One>()
    for (const one of newestFirst) {
      const period = of(one.madeAt.setZone(zone))
      if (!latest.has(period)) latest.set(period, one)
    }
    for (const one of [...latest.values()].slice(0, rule[name])) kept.add(one)
  }
  return newestFirst.filter((one) => !kept.has(one))
}
