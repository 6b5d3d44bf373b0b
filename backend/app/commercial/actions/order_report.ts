import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/http/language'
import { writeRequest } from '#core/unit/write_request'
import { WRITE_REPORT } from '#commercial/jobs/names'
import type { ReportOrder } from '#commercial/jobs/write_report_job'
import { REPORT_LABELS } from '#commercial/reports/labels'

/** Answers 202 with the job that writes a report into a file. */
export function orderReport(ctx: HttpContext, order: Omit<ReportOrder, 'language'>) {
  const title = REPORT_LABELS[order.report]
  ctx.response.status(202)
  return writeRequest(ctx, (unit) =>
    unit.enqueue({
      type: WRITE_REPORT,
      title: title.en,
      titleAr: title.ar,
      payload: { ...order, language: languageOf(ctx) },
    })
  )
}
