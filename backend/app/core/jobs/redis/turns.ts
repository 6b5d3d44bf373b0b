interface Owned {
  created_by: number | null
}

/** The lowest priority that BullMQ knows. */
const LAST_TURN = 2_097_152

/**
 * The round in which each of these jobs has its turn, from 1 on: after the jobs that its owner has
 * before it.
 * @param jobs in the order in which they were ordered
 * @param unfinished how many jobs each owner has waiting or running, these included
 */
export function withTurns<Job extends Owned>(
  jobs: Job[],
  unfinished: ReadonlyMap<number | null, number>
): (Job & { turn: number })[] {
  const before = new Map<number | null, number>()
  for (const [owner, own] of Map.groupBy(jobs, (job) => job.created_by))
    before.set(owner, Math.max(0, (unfinished.get(owner) ?? 0) - own.length))
  return jobs.map((job) => {
    const turn = before.get(job.created_by)! + 1
    before.set(job.created_by, turn)
    return { ...job, turn: Math.min(turn, LAST_TURN) }
  })
}
