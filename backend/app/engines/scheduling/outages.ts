import type { Day } from './moment.js'

/** Days `[from, to)` on which a machine can't be used, and why. */
export interface Outage {
  kind: string
  from: Day
  to: Day
}

/** Days `[from, to)` on which there are other units of a resource than usual. */
export interface Period {
  from: Day
  to: Day
  units: number
}

/** How many units there are of a resource. */
export interface Available {
  /** Outside its periods. */
  units: number
  /** None overlaps another. */
  periods?: readonly Period[]
  /** Of its machine or person: there is one unit less then. */
  outages?: readonly Outage[]
}

/** The outage that a day lies in: of several that which ends last. */
export function outageOn(outages: readonly Outage[], day: Day): Outage | null {
  return outages.reduce<Outage | null>((last, one) => {
    const isOn = one.from <= day && day < one.to
    return isOn && (last === null || one.to > last.to) ? one : last
  }, null)
}

export const periodOn = (periods: readonly Period[], day: Day): Period | null =>
  periods.find(({ from, to }) => from <= day && day < to) ?? null

/** Units that there are of a resource on a day: those of its period, one less while its machine is out of service. */
export function unitsOn({ units, periods = [], outages = [] }: Available, day: Day): number {
  const there = periodOn(periods, day)?.units ?? units
  return outages.length && outageOn(outages, day) ? Math.max(0, there - 1) : there
}
