import { sqlInstant } from '#core/database/instants'
import { runJob } from './run_job.js'
import type { Outcome } from './settle_failure.js'
import { writer } from '#core/database/writer'

/** Waiting jobs that are looked at to see whose turn it is; nobody may have as many. */
const LOOKED_AT = 1000

/**
 * Ids of jobs whose worker fell silent, and of those that wait and are due: the owners take turns, and
 * whoever has fewest running comes first.
 */
export async function dueJobs(limit: number): Promise<string[]> {
  const now = sqlInstant()
  const waiting: Owned[] = await writer()
    .from('jobs')
    .where('status', 'queued')
    .where('available_at', '<=', now)
    .orderBy(['available_at', 'id'])
    .limit(LOOKED_AT)
    .select('id', 'created_by')
  const running: Owned[] = waiting.length
    ? await writer().from('jobs').where('status', 'active').select('id', 'created_by')
    : []
  const stalled = await writer()
    .from('jobs')
    .where('status', 'active')
    .where('locked_until', '<', now)
    .limit(limit)
    .select('id')
  return [...stalled.map((row) => row.id), ...inTurns(waiting, running)].slice(0, limit)
}

interface Owned {
  id: string
  created_by: number | null
}

/** The jobs of each owner in their order; the owners one after the other. */
export function inTurns(waiting: Owned[], running: Owned[]): string[] {
  const taken = new Map<number | null, number>()
  const turn = ({ created_by: owner }: Owned) => {
    const round = taken.get(owner) ?? 0
    taken.set(owner, round + 1)
    return round
  }
  for (const job of running) turn(job)
  const rounds = waiting.map((job) => ({ id: job.id, round: turn(job) }))
  return rounds.toSorted((a, b) => a.round - b.round).map(({ id }) => id)
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
