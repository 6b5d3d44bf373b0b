import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/base/language'
import { writeRequest } from '#core/unit_of_work/write_request'
import { WRITE_REPORT } from '#commercial/shared/job_names'
import type { ReportRequest } from './report_request.js'
import { REPORT_LABELS } from './labels.js'

/** Answers 202 with the job that writes a report into a file. */
export function enqueueReport(ctx: HttpContext, order: Omit<ReportRequest, 'language'>) {
  const title = REPORT_LABELS[order.report]
  ctx.response.status(202)
  return writeRequest(ctx, (uow) =>
    uow.enqueue({
      type: WRITE_REPORT,
      title: title.en,
      titleAr: title.ar,
      payload: { ...order, language: languageOf(ctx) },
    })
  )
}
