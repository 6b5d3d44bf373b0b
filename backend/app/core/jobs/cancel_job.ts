import { conflict } from '#core/exceptions/app_error'
import { broadcast } from '#core/live/bus'
import type { Unit } from '#core/unit/unit'
import { announceJob } from './announce_job.js'
import { sqlInstant } from './instants.js'
import { affected } from './lease.js'

/**
 * Ends a waiting job at once; a running one is told to stop and writes nothing from now on.
 * @throws AppError 409 JOB_ENDED
 */
export async function cancelJob(unit: Unit, id: string): Promise<void> {
  const jobs = () => unit.trx.from('jobs')
  const now = sqlInstant()
  const waiting = await affected(
    jobs()
      .where({ id, status: 'queued' })
      .update({ status: 'cancelled', finished_at: now, dedup_key: null })
  )
  const asked =
    waiting ||
    (await affected(jobs().where({ id, status: 'active' }).update({ cancel_requested_at: now })))
  if (!asked) throw conflict('JOB_ENDED')
  unit.afterCommit(async () => {
    broadcast({ kind: 'stop-job', id })
    await announceJob(id)
  })
}
