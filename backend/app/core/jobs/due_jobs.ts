import { sqlInstant } from '#core/database/instants'
import { runJob } from './run_job.js'
import type { Outcome } from './settle_failure.js'
import { writer } from '#core/database/writer'

/** Ids of jobs that wait and are due, and of those whose worker fell silent; oldest first. */
export async function dueJobs(limit: number): Promise<string[]> {
  const now = sqlInstant()
  const waiting = await writer()
    .from('jobs')
    .where('status', 'queued')
    .where('available_at', '<=', now)
    .orderBy(['available_at', 'id'])
    .limit(limit)
    .select('id')
  const stalled = await writer()
    .from('jobs')
    .where('status', 'active')
    .where('locked_until', '<', now)
    .limit(limit)
    .select('id')
  return [...stalled, ...waiting].map((row) => row.id).slice(0, limit)
}

/**
 * Runs everything that is due, one after the other, until nothing is; for tests and one-off runs.
 * Jobs put back for a later attempt stay where they are.
 * @returns the outcome of each attempt by job id
 */
export async function runDueJobs(): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  for (;;) {
    const [id] = await dueJobs(1)
    if (!id) return outcomes
    const outcome = await runJob(id)
    if (outcome === 'skipped' && outcomes.has(id)) return outcomes
    outcomes.set(id, outcome)
  }
}
