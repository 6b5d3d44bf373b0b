/** What of an employee changes from a day on. */
export const JOB_FIELDS = [
  'departmentId',
  'managerId',
  'position',
  'positionAr',
  'location',
  'grade',
  'employmentType',
  'status',
  'endOn',
  'endReason',
] as const
export type JobField = (typeof JOB_FIELDS)[number]

type Value = string | number | null

export type Job = Partial<Record<JobField, Value>>

/** One change: of its fields those that it states, from its day on. */
export interface DatedChange extends Record<JobField, Value> {
  id: number
  effectiveOn: string
  stated: string[]
}

/** Changes in the order in which they take effect; of one day, the later one holds. */
export const inOrder = <Change extends DatedChange>(changes: readonly Change[]): Change[] =>
  [...changes].sort((a, b) =>
    a.effectiveOn === b.effectiveOn ? a.id - b.id : a.effectiveOn < b.effectiveOn ? -1 : 1
  )

/** The job as it is on a day, by the changes up to it; null before the first. */
export function jobOn(changes: readonly DatedChange[], day: string): Job | null {
  const past = inOrder(changes).filter(({ effectiveOn }) => effectiveOn <= day)
  if (!past.length) return null
  const job: Job = {}
  for (const change of past)
    for (const field of JOB_FIELDS) if (change.stated.includes(field)) job[field] = change[field]
  return job
}
