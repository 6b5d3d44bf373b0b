/** A kind of number that documents get, one series a year, or of each project: `PO-2026-0001`, `PO-2026-0002` … */
export interface NumberSeries {
  /** The letters before the year; no other series has them. */
  readonly prefix: string
  /** Where a number lies once it was given. */
  readonly table: string
  readonly column: string
  /** `entity_type` of the audit rows that account for the number of a deleted document. */
  readonly entityType: string
}

const registered = new Map<string, NumberSeries>()

/**
 * A department names a series of its own, once. Numbers are given, shown and verified by what stands
 * here, so a series that is not registered cannot give a number.
 */
export function registerSeries(series: NumberSeries): NumberSeries {
  if (registered.has(series.prefix)) throw new Error(`series ${series.prefix} is registered twice`)
  registered.set(series.prefix, series)
  return series
}

export const allSeries = (): readonly NumberSeries[] => [...registered.values()]

/** @throws Error when no department has registered it */
export function requireRegistered(series: NumberSeries) {
  if (registered.get(series.prefix) !== series)
    throw new Error(`number series ${series.prefix} is not registered`)
}
