import { DateTime } from 'luxon'

interface Stay {
  outOn: string
  backOn: string | null
}

const days = (from: string, to: string) =>
  Math.round(
    DateTime.fromISO(to, { zone: 'utc' }).diff(DateTime.fromISO(from, { zone: 'utc' }), 'days').days
  )

/** Days of the period on which it was out with someone; a day counts once. */
export function daysOut(stays: Stay[], from: string, to: string): number {
  let last = ''
  let total = 0
  for (const { outOn, backOn } of stays.toSorted((a, b) => (a.outOn < b.outOn ? -1 : 1))) {
    let start = outOn < from ? from : outOn
    // the day on which one hands over to the next is counted with the first
    if (last && start <= last)
      start = DateTime.fromISO(last, { zone: 'utc' }).plus({ days: 1 }).toISODate()!
    const end = backOn === null || backOn > to ? to : backOn
    if (end < start) continue
    total += days(start, end) + 1
    last = end
  }
  return total
}

/** Percent of the period's days on which it was out. */
export function utilisation(stays: Stay[], from: string, to: string): number {
  const period = days(from, to) + 1
  return period > 0 ? Math.round((daysOut(stays, from, to) * 1000) / period) / 10 : 0
}

export interface UsageFigures {
  from: string
  to: string
  /** Percent of the period's days on which it was out. */
  utilisation: number
  /** Services, repairs and rent of the period, in minor units. */
  costMinor: number
  /** What the meter ran in the period, in ten-thousandths; null where nothing was read. */
  ranE4: number | null
  /** Per hour or kilometre; null where nothing ran. */
  costPerUnitMinor: number | null
}

interface Used {
  /** Bought or rented, and entered in the portal. */
  purchasedOn: string | null
  enteredOn: string
  rentalRateMinor: number
  ownership: string
  custodies: Stay[]
  events: { happenedOn: string; costMinor: number }[]
}

/** How much it was used in a period, which it ran for so long, and what that has cost; the rent of a rented thing runs every day since it came. */
export function usageFigures(
  equipment: Used,
  { from, to }: { from: string; to: string },
  ranE4: number | null
): UsageFigures {
  const events = equipment.events.filter(({ happenedOn }) => happenedOn >= from && happenedOn <= to)
  const came = equipment.purchasedOn ?? equipment.enteredOn
  const rented =
    equipment.ownership === 'owned' ? 0 : Math.max(0, days(came > from ? came : from, to) + 1)
  const rent = equipment.rentalRateMinor * rented
  const costMinor = rent + events.reduce((sum, event) => sum + event.costMinor, 0)
  return {
    ...{ from, to, costMinor, ranE4 },
    utilisation: utilisation(equipment.custodies, from, to),
    costPerUnitMinor: ranE4 ? Math.round((costMinor * 10_000) / ranE4) : null,
  }
}
