import { conflict } from '#core/base/app_error'
import { broadcast } from '#core/live/bus'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishJob } from './publish_job.js'
import { sqlInstant } from '#core/database/instants'
import { affected } from '#core/database/affected'

/**
 * Ends a waiting job at once; a running one is signalled to stop and writes nothing from now on.
 * @throws AppError 409 JOB_ENDED
 */
export async function cancelJob(uow: UnitOfWork, id: string): Promise<void> {
  const jobs = () => uow.trx.from('jobs')
  const now = sqlInstant()
  const waiting = await affected(
    jobs()
      .where({ id, status: 'queued' })
      .update({ status: 'cancelled', finished_at: now, dedup_key: null })
  )
  const requested =
    waiting ||
    (await affected(jobs().where({ id, status: 'active' }).update({ cancel_requested_at: now })))
  if (!requested) throw conflict('JOB_ENDED')
  uow.afterCommit(async () => {
    broadcast({ kind: 'stop-job', id })
    await publishJob(id)
  })
}
