import logger from '@adonisjs/core/services/logger'
import { setTimeout as sleep } from 'node:timers/promises'
import queueConfig from '#config/queue'
import { actorOf } from '#core/unit_of_work/actor_of'
import { isTokenInForce, withToken } from '#core/unit_of_work/work_token'
import { publishJob } from './publish_job.js'
import { jobClass, PermanentJobError } from './define_job.js'
import { completeJob, failJob, markCancelled } from './end_job.js'
import { LeasedJobContext } from './job_context.js'
import { extendLease, takeLease, type Lease } from './lease.js'
import { stopAttempt, trackRunning, untrackRunning } from './running_jobs.js'
import { settleFailure, type Outcome } from './settle_failure.js'
import { freeSlot, takeSlot } from './job_slots.js'
import { writer } from '#core/database/writer'
import { inBackground } from '#core/tracing/spans'

/** Deaths of workers after which a job runs alone. */
const SUSPECT_AFTER = 2

/**
 * One attempt at one job, whichever driver brought its id. Being called twice for the same job, or
 * for one that has ended, does no harm: only who gets the lease works.
 * @throws when the database is away; the lease then runs out and the job is taken again
 */
export async function runJob(id: string): Promise<Outcome> {
  const suspect = await workersDiedOver(id)
  if (!(await takeSlot(suspect))) return 'skipped'
  try {
    const lease = await takeLease(id)
    return lease ? await runLeased(lease) : 'skipped'
  } finally {
    freeSlot(suspect)
  }
}

/** A silent worker counts as dead before its job is taken from it. */
async function workersDiedOver(id: string): Promise<boolean> {
  const row = await writer().from('jobs').where({ id }).select('status', 'stalls').first()
  return row?.stalls + (row?.status === 'active' ? 1 : 0) >= SUSPECT_AFTER
}

async function runLeased(lease: Lease): Promise<Outcome> {
  if (lease.row.cancel_requested_at) {
    await markCancelled(lease)
    return 'cancelled'
  }
  if (lease.row.stalls > queueConfig.maxStalls) {
    await failJob(lease, { key: 'jobs.lost', params: { times: lease.row.stalls } })
    return 'failed'
  }
  try {
    return await followed(lease)
  } catch (error) {
    return await settleFailure(lease, error)
  }
}

/** The attempt, as a span of the trace that ordered the job. */
function followed(lease: Lease) {
  const { id, type, attempts, trace_parent: parent } = lease.row
  const attributes = { 'job.id': id, 'job.type': type, 'job.attempt': attempts }
  return inBackground(`job ${type}`, parent, attributes, () =>
    withToken(lease.row.token_id, () => attempt(lease))
  )
}

async function attempt(lease: Lease): Promise<Outcome> {
  const { row } = lease
  const Kind = jobClass(row.type)
  if (!Kind) throw new Error(`no job is named ${row.type}`)
  if (row.token_id !== null && !(await isTokenInForce(row.token_id)))
    throw new PermanentJobError('jobs.token_ended')
  const controller = trackRunning(row.id)
  const stopWatching = watch(lease, controller, Kind.timeoutSeconds)
  try {
    void publishJob(row.id).catch((err) => logger.warn({ err }, 'job not announced'))
    const actor = await actorOf(row.created_by, row.id)
    const context = new LeasedJobContext(lease, actor, controller.signal)
    const handled = new Kind().handle(context)
    const result = await untilStopped(handled, controller.signal, row.id)
    if (!context.completed) await completeJob(lease, actor, async () => result)
    return 'completed'
  } finally {
    stopWatching()
    untrackRunning(controller)
  }
}

/** Keeps the lease alive, and stops the job when it is cancelled, taken away or too slow. */
function watch(lease: Lease, controller: AbortController, timeoutSeconds: number): () => void {
  const timeout = setTimeout(() => stopAttempt(controller, 'timeout'), timeoutSeconds * 1000)
  let beating = false
  const heartbeat = setInterval(async () => {
    if (beating) return
    beating = true
    try {
      const state = await extendLease(lease)
      if (state !== 'held') stopAttempt(controller, state)
    } catch (err) {
      logger.warn({ err, job: lease.row.id }, 'job heartbeat failed')
    } finally {
      beating = false
    }
  }, queueConfig.heartbeat * 1000)
  return () => {
    clearTimeout(timeout)
    clearInterval(heartbeat)
  }
}

/** The handler's answer; once stopped it has a moment to tidy up, then it is waited for no more. */
async function untilStopped<Answer>(handled: Promise<Answer>, signal: AbortSignal, id: string) {
  const done = new AbortController()
  const stopped = new Promise<never>((_, reject) => {
    const giveUp = async () => {
      await sleep(queueConfig.grace * 1000, null, { signal: done.signal }).catch(() => null)
      reject(signal.reason)
    }
    signal.addEventListener('abort', () => void giveUp(), { signal: done.signal })
  })
  try {
    return await Promise.race([handled, stopped])
  } catch (error) {
    handled.catch((err) => logger.debug({ err, job: id }, 'stopped job ended'))
    throw signal.aborted ? signal.reason : error
  } finally {
    done.abort()
  }
}
