import logger from '@adonisjs/core/services/logger'
import queueConfig from '#config/queue'
import { AppError } from '#core/base/app_error'
import { JobPostponed, JobStopped, PermanentJobError } from './define_job.js'
import { failJob, markCancelled, putBack, release } from './end_job.js'
import type { Reason } from '#core/base/reason'
import type { Lease } from './lease.js'

/** What became of one attempt. `again`: another one follows later. `lost`: someone else works on it. */
export type Outcome =
  'skipped' | 'completed' | 'failed' | 'cancelled' | 'again' | 'released' | 'lost'

/** Ends an attempt that did not complete: given up, put back, or left to its current holder. */
export async function settleFailure(lease: Lease, error: unknown): Promise<Outcome> {
  const { row } = lease
  const cause = error instanceof JobStopped ? error.stopCause : null
  if (cause === 'lost') {
    logger.warn({ job: row.id, type: row.type }, 'job was taken over by another worker')
    return 'lost'
  }
  if (cause === 'cancelled') {
    await markCancelled(lease)
    return 'cancelled'
  }
  if (cause === 'shutdown') {
    await release(lease)
    return 'released'
  }
  if (error instanceof JobPostponed) {
    logger.info({ err: error, job: row.id, type: row.type }, 'job postponed')
    await release(lease, queueConfig.postponed)
    return 'again'
  }
  const permanent = permanentReason(error)
  logger.error({ err: error, job: row.id, type: row.type, attempt: row.attempts }, 'job failed')
  if (permanent || row.attempts >= row.max_attempts) {
    const gaveUp = { key: cause ? 'jobs.timeout' : 'jobs.gave_up', params: { times: row.attempts } }
    await failJob(lease, permanent ?? gaveUp)
    return 'failed'
  }
  await putBack(lease, pauseAfter(row.attempts))
  return 'again'
}

/** Failures that another attempt would only repeat. */
function permanentReason(error: unknown): Reason | null {
  if (error instanceof PermanentJobError) return error.reason
  if (error instanceof AppError && error.status < 500) {
    return { key: `errors.${error.code}`, params: error.options.params }
  }
  return null
}

/** Seconds until the next attempt: doubling, and spread so that jobs do not return in step. */
function pauseAfter(attempts: number): number {
  const full = Math.min(queueConfig.firstPause * 2 ** (attempts - 1), queueConfig.longestPause)
  return full * (0.5 + Math.random() / 2)
}
