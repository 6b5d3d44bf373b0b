/** What a file can hold and a schedule here cannot. */
export const LEFTOVER_KINDS = [
  'other_projects',
  'links_to_other_projects',
  'links_of_summaries',
  'duplicate_links',
  'second_links',
  'empty_summaries',
  'second_constraints',
  'elapsed_lags',
  'percent_lags',
  'expected_finishes',
  'suspensions',
  'splits',
  'leveling_delays',
  'inactive_tasks',
  'wbs_activities',
  'unknown_calendars',
  'invalid_calendars',
  'recurring_exceptions',
  'resource_calendars',
  'baselines',
  'activity_codes',
  'custom_fields',
  'notes',
  'costs',
  'external_tasks',
  'starts_before_project',
  'unread_predecessors',
  'unread_durations',
  'unread_dates',
  'unread_percents',
] as const
export type LeftoverKind = (typeof LEFTOVER_KINDS)[number]

export interface Leftover {
  kind: LeftoverKind
  count: number
  /** The first of them by name. */
  names: string[]
}

const NAMES = 10

/** Counts what is left out while a file is read. */
export class Leftovers {
  private readonly kinds = new Map<LeftoverKind, Leftover>()

  add(kind: LeftoverKind, name = '', count = 1): void {
    if (!count) return
    const leftover = this.kinds.get(kind) ?? { kind, count: 0, names: [] }
    leftover.count += count
    if (name && leftover.names.length < NAMES && !leftover.names.includes(name))
      leftover.names.push(name.slice(0, 120))
    this.kinds.set(kind, leftover)
  }

  list(): Leftover[] {
    return [...this.kinds.values()]
  }
}
