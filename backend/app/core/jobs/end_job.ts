import { SYSTEM_ACTOR, type Actor } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishJob } from './publish_job.js'
import type { JobResult } from './define_job.js'
import { sqlInstant } from '#core/database/instants'
import { reasonText, type Reason } from '#core/base/reason'
import type { JobRow } from '#core/unit_of_work/job_row'
import { affected } from '#core/database/affected'
import { fence, held, type Lease } from './lease.js'
import { writer } from '#core/database/writer'

/** What an ended or waiting job no longer has. The key is free for the next order. */
const LET_GO = { locked_by: null, locked_until: null, handed_at: null }
const ended = () => ({ ...LET_GO, dedup_key: null, finished_at: sqlInstant() })

/**
 * Completes the job in the transaction of its last effect.
 * @throws JobStopped when the job was cancelled or belongs to another worker
 */
export function completeJob(
  lease: Lease,
  actor: Actor,
  work: (uow: UnitOfWork) => Promise<JobResult | void>
): Promise<void> {
  return transact(actor, async (uow) => {
    await fence(uow.trx, lease)
    const result = await work(uow)
    await held(uow.trx, lease.row.id, lease.token).update({
      ...ended(),
      status: 'completed',
      progress: 100,
      error: null,
      result: result ? JSON.stringify(result) : null,
      result_file_id: result?.fileId ?? null,
    })
    await uow.emit('jobs.finished', eventPayload(lease.row))
    uow.afterCommit(() => publishJob(lease.row.id))
  })
}

/** Gives the job up for good, if it is still ours; `reason` is what people read. */
export function failJob({ row, token }: Lease, reason: Reason): Promise<void> {
  return transact({ ...SYSTEM_ACTOR, requestId: row.id }, async (uow) => {
    const ours = await affected(
      held(uow.trx, row.id, token).update({
        ...ended(),
        status: 'failed',
        error: JSON.stringify(reason),
      })
    )
    if (!ours) return
    await uow.emit('jobs.failed', {
      ...eventPayload(row),
      error: reasonText(reason, 'en'),
      errorAr: reasonText(reason, 'ar'),
    })
    uow.afterCommit(() => publishJob(row.id))
  })
}

/** Ends a running job whose cancellation was requested. */
export async function markCancelled({ row, token }: Lease) {
  await held(writer(), row.id, token).update({ ...ended(), status: 'cancelled' })
  await publishJob(row.id)
}

/** Puts the job back for another attempt in `pause` seconds. */
export async function putBack({ row, token }: Lease, pause: number) {
  await held(writer(), row.id, token).update({
    ...LET_GO,
    status: 'queued',
    available_at: sqlInstant(pause),
  })
  await publishJob(row.id)
}

/** Puts the job back, because this process is going away or the time has not come: that attempt never counted. */
export async function release({ row, token }: Lease, pause = 0) {
  await held(writer(), row.id, token).update({
    ...LET_GO,
    status: 'queued',
    available_at: sqlInstant(pause),
    attempts: writer().raw('attempts - 1'),
  })
}

function eventPayload(row: JobRow) {
  return {
    jobId: row.id,
    type: row.type,
    title: row.title,
    titleAr: row.title_ar,
    entityType: row.entity_type,
    entityId: row.entity_id,
    createdBy: row.created_by,
  }
}
