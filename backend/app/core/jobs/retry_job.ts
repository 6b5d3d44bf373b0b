import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishJob } from './publish_job.js'
import { sqlInstant } from '#core/database/instants'
import { affected } from '#core/database/affected'

/**
 * Gives an ended job all its attempts again. Effects that were done stay done.
 * @throws AppError 409 JOB_NOT_RETRYABLE unless it failed or was cancelled
 */
export async function retryJob(uow: UnitOfWork, id: string): Promise<void> {
  const again = await affected(
    uow.trx.from('jobs').where({ id }).whereIn('status', ['failed', 'cancelled']).update({
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
  uow.jobIds.push(id)
  uow.afterCommit(() => publishJob(id))
}
