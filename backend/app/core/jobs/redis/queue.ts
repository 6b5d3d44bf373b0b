import type * as Bullmq from 'bullmq'
import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import logger from '@adonisjs/core/services/logger'
import queueConfig from '#config/queue'
import { redisPrefix } from '#config/redis'
import { lazyPackage } from '#engines/processes/lazy_package'
import { sqlInstant, toDate } from '#core/database/instants'
import type { JobRow } from '#core/unit_of_work/job_row'
import { writer } from '#core/database/writer'
import { requestConnection } from '#core/redis/connections'
import { withTurns } from './turns.js'

const bullmq = lazyPackage<typeof Bullmq>('bullmq')
const LONGEST_WAIT_MS = 1000
const PAUSE_AFTER_FAILURE_MS = 2000

let connection: Redis | null = null
let queue: Queue | null = null
let pausedUntil = 0

/**
 * Opens the connection ahead of the first request that needs it.
 * @param whenBack called each time Redis can be reached (again)
 */
export function openQueue(whenBack?: () => void) {
  connection ??= requestConnection().on('ready', () => (pausedUntil = 0))
  if (whenBack) connection.on('ready', whenBack)
}

export function forgetQueue() {
  connection = queue = null
  pausedUntil = 0
}

/**
 * Tells Redis that these jobs wait. The message is only a wake-up call: what is to be done, and
 * whether it still is, stands in the database.
 * @throws within a second when Redis does not answer
 */
export async function pushJobs(ids: string[]) {
  const rows: JobRow[] = await writer()
    .from('jobs')
    .whereIn('id', ids)
    .whereIn('status', ['queued', 'active'])
    .orderBy(['available_at', 'id'])
    .select('id', 'type', 'attempts', 'stalls', 'available_at', 'created_by')
  if (!rows.length) return
  await addAll(withTurns(rows, await unfinished()))
  await writer()
    .from('jobs')
    .whereIn(
      'id',
      rows.map((row) => row.id)
    )
    .update({ handed_at: sqlInstant() })
}

/** The same without a failure: what Redis does not take now is found by the reconciler. */
export async function offerJobs(ids: string[]) {
  try {
    await pushJobs(ids)
  } catch (err) {
    logger.warn({ err, jobs: ids.length }, 'jobs not handed over yet')
  }
}

/** How many jobs each owner has waiting or running. */
async function unfinished(): Promise<Map<number | null, number>> {
  const rows: { created_by: number | null; total: number }[] = await writer()
    .from('jobs')
    .whereIn('status', ['queued', 'active'])
    .groupBy('created_by')
    .select('created_by')
    .count('* as total')
  return new Map(rows.map(({ created_by: owner, total }) => [owner, Number(total)]))
}

/** How many workers are connected to Redis. @throws within a second when Redis does not answer */
export function workersSeen(): Promise<number> {
  openQueue()
  return within(LONGEST_WAIT_MS, theQueue().getWorkersCount())
}

function theQueue(): Queue {
  const { Queue } = bullmq()
  queue ??= new Queue(queueConfig.name, { connection: connection!, prefix: redisPrefix }).on(
    'error',
    () => undefined // the connection has logged it
  )
  return queue
}

async function addAll(rows: (JobRow & { turn: number })[]) {
  openQueue()
  if (connection!.status !== 'ready' || Date.now() < pausedUntil) throw new Error('redis is away')
  try {
    await within(LONGEST_WAIT_MS, theQueue().addBulk(rows.map(message)))
  } catch (error) {
    // a queue made while Redis faltered stays broken: the next try makes a new one
    queue = null
    pausedUntil = Date.now() + PAUSE_AFTER_FAILURE_MS
    throw error
  }
}

function message(row: JobRow & { turn: number }) {
  return {
    name: row.type,
    data: { id: row.id },
    opts: {
      // one message per attempt: handing the same one over again changes nothing
      jobId: `${row.id}-${row.attempts}-${row.stalls}`,
      delay: Math.max(0, toDate(row.available_at).getTime() - Date.now()),
      // the owners take turns: a job comes after as many rounds as its owner has jobs before it
      priority: row.turn,
      attempts: 5,
      backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
      // a kept message would make Redis ignore the same one handed over again
      removeOnComplete: true,
      removeOnFail: true,
    },
  }
}

function within<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('redis did not answer')), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
