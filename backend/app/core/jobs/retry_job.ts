import { conflict } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { announceJob } from './announce_job.js'
import { sqlInstant } from './instants.js'
import { affected } from './lease.js'

/**
 * Gives an ended job all its attempts again. Effects that were done stay done.
 * @throws AppError 409 JOB_NOT_RETRYABLE unless it failed or was cancelled
 */
export async function retryJob(unit: Unit, id: string): Promise<void> {
  const again = await affected(
    unit.trx.from('jobs').where({ id }).whereIn('status', ['failed', 'cancelled']).update({
      status: 'queued',
      progress: 0,
      error: null,
      attempts: 0,
      stalls: 0,
      available_at: sqlInstant(),
      handed_at: null,
      cancel_requested_at: null,
      started_at: null,
      finished_at: null,
    })
  )
  if (!again) throw conflict('JOB_NOT_RETRYABLE')
  unit.jobIds.push(id)
  unit.afterCommit(() => announceJob(id))
}
