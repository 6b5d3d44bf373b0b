import type { Day } from './moment.js'

/** Days `[from, to)` on which a machine can't be used, and why. */
export interface Outage {
  kind: string
  from: Day
  to: Day
}

/** The outage that a day lies in: of several that which ends last. */
export function outageOn(outages: readonly Outage[], day: Day): Outage | null {
  return outages.reduce<Outage | null>((last, one) => {
    const isOn = one.from <= day && day < one.to
    return isOn && (last === null || one.to > last.to) ? one : last
  }, null)
}

/** Units that there are of a resource on a day: one less while its machine is out of service. */
export const unitsOn = (units: number, outages: readonly Outage[] | undefined, day: Day): number =>
  outages?.length && outageOn(outages, day) ? Math.max(0, units - 1) : units
