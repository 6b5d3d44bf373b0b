import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { JobStatus } from '#core/unit_of_work/job_row'

export interface JobState {
  id: string
  status: JobStatus
  /** Percent. */
  progress: number
}

/** How far jobs are, by id; for records that a job makes. */
export async function jobStates(
  ids: readonly string[],
  client: QueryClientContract = db.connection()
): Promise<Map<string, JobState>> {
  if (!ids.length) return new Map()
  const rows: JobState[] = await client
    .from('jobs')
    .whereIn('id', [...ids])
    .select('id', 'status', 'progress')
  return new Map(rows.map((row) => [row.id, row]))
}
