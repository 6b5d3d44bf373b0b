import { shardsOf } from './spec_seconds.mjs'

/** Two cores are kept busy by two runs, each with a database and a process of its own. */
const LANES = 2

/** The suites whose specs need nothing of each other; races are about time and run alone. */
export const LANED = ['unit', 'functional', 'faults', 'browser']

/**
 * Runs the specs of a suite side by side, in shards of about the same length. One is shown as it goes, the
 * others when they are through.
 *
 * @param shardRun runs one shard: `(shard, { quiet }, lane) => result of a runner`; lanes count from 0
 */
export async function runInLanes(summary, suite, shardRun, { name = suite, leftOut } = {}) {
  const shards = shardsOf(suite, LANES, leftOut).sort((a, b) => b.seconds - a.seconds)
  const work = async (shard, lane) => {
    const quiet = lane > 0
    const result = await shardRun(shard, { quiet }, lane)
    if (quiet) process.stdout.write((result.before?.output ?? '') + result.output)
    summary.add(name, result)
  }
  await Promise.all(shards.map(work))
}
