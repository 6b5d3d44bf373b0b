import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/base/language'
import { cancelJob } from '#core/jobs/cancel_job'
import { presentJob, type JobRow } from '#core/unit_of_work/job_row'
import { retryJob } from '#core/jobs/retry_job'
import { visibleJob } from '#core/jobs/visible_job'
import { writeRequest } from '#core/unit_of_work/write_request'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** Cancelling and starting again, by the owner or by who manages jobs. */
export default class JobStepsController {
  cancel(ctx: HttpContext) {
    return step(ctx, 'cancel', cancelJob)
  }

  retry(ctx: HttpContext) {
    return step(ctx, 'retry', retryJob)
  }
}

function step(
  ctx: HttpContext,
  action: string,
  take: (uow: UnitOfWork, id: string) => Promise<void>
) {
  return writeRequest(ctx, async (uow) => {
    const job: JobRow = await visibleJob(ctx, uow.trx)
    await take(uow, job.id)
    const after = await visibleJob(ctx, uow.trx)
    await uow.audit({
      action,
      entityType: 'jobs',
      entityId: job.id,
      label: job.title,
      before: { status: job.status, cancelRequested: Boolean(job.cancel_requested_at) },
      after: { status: after.status, cancelRequested: Boolean(after.cancel_requested_at) },
    })
    return presentJob(after, languageOf(ctx))
  })
}
