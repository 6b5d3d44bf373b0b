import { sqlInstant } from '#core/database/instants'
import { runJob } from './run_job.js'
import type { Outcome } from './settle_failure.js'
import { writer } from '#core/database/writer'

/** Waiting jobs that are looked at to see whose turn it is; no one may have as many. */
const LOOKED_AT = 1000

/** When an owner's job was last begun, as a count; the smaller, the longer ago. */
export type Served = ReadonlyMap<number | null, number>

/**
 * Jobs whose worker fell silent, and those that wait and are due: the owners take turns. Who has fewest
 * running comes first, and of those who was served longest ago.
 */
export async function dueJobs(limit: number, served: Served = new Map()): Promise<OwnedJob[]> {
  const now = sqlInstant()
  const waiting: OwnedJob[] = await writer()
    .from('jobs')
    .where('status', 'queued')
    .where('available_at', '<=', now)
    .orderBy(['available_at', 'id'])
    .limit(LOOKED_AT)
    .select('id', 'created_by')
  const running: OwnedJob[] = waiting.length
    ? await writer().from('jobs').where('status', 'active').select('id', 'created_by')
    : []
  const stalled: OwnedJob[] = await writer()
    .from('jobs')
    .where('status', 'active')
    .where('locked_until', '<', now)
    .limit(limit)
    .select('id', 'created_by')
  return [...stalled, ...inTurns(waiting, running, served)].slice(0, limit)
}

export interface OwnedJob {
  id: string
  created_by: number | null
}

/** The jobs of each owner in their order; the owners one after the other. */
export function inTurns(waiting: OwnedJob[], running: OwnedJob[], served: Served): OwnedJob[] {
  const taken = new Map<number | null, number>()
  const turn = ({ created_by: owner }: OwnedJob) => {
    const round = taken.get(owner) ?? 0
    taken.set(owner, round + 1)
    return round
  }
  for (const job of running) turn(job)
  const last = (job: OwnedJob) => served.get(job.created_by) ?? 0
  return waiting
    .map((job) => ({ job, round: turn(job) }))
    .toSorted((a, b) => a.round - b.round || last(a.job) - last(b.job))
    .map(({ job }) => job)
}

/**
 * Runs everything that is due, one after the other, until nothing is; for tests and one-off runs.
 * Jobs put back for a later attempt stay where they are.
 * @returns the outcome of each attempt by job id
 */
export async function runDueJobs(): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  for (;;) {
    const [job] = await dueJobs(1)
    if (!job) return outcomes
    const { id } = job
    const outcome = await runJob(id)
    if (outcome === 'skipped' && outcomes.has(id)) return outcomes
    outcomes.set(id, outcome)
  }
}
