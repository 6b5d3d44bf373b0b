import { addDays, daysBetween } from '#core/settings/days'

export const BUCKETS = ['notDue', 'd0to30', 'd31to60', 'd61to90', 'over90'] as const
export type Bucket = (typeof BUCKETS)[number]

/** Where an amount due on `dueOn` stands on `asOf`: due today is 0 days, due tomorrow is not due. */
export function bucketOf(dueOn: string, asOf: string): Bucket {
  const days = daysBetween(dueOn, asOf)
  if (days < 0) return 'notDue'
  if (days <= 30) return 'd0to30'
  if (days <= 60) return 'd31to60'
  return days <= 90 ? 'd61to90' : 'over90'
}

/** The same in SQL, with its bindings. What has no day is not due. */
export function bucketCase(column: string, asOf: string): { sql: string; bindings: string[] } {
  const limits = [30, 60, 90].map((days) => addDays(asOf, -days))
  return {
    sql: `CASE WHEN ${column} IS NULL OR ${column} > ? THEN 'notDue' WHEN ${column} >= ? THEN 'd0to30'
      WHEN ${column} >= ? THEN 'd31to60' WHEN ${column} >= ? THEN 'd61to90' ELSE 'over90' END`,
    bindings: [asOf, ...limits],
  }
}
