import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { enqueuePaper } from '#people/reports/enqueue_paper'
import { openReport, questionOf } from '#people/reports/open_report'
import { reportNameOf, viewerOf } from '#people/reports/requested_report'
import { reportFileValidator } from '#people/reports/validator'

export default class HrReportFilesController {
  /** Answers 202 with the job that writes the figures, or the rows behind one of them, into a file. */
  async store(ctx: HttpContext) {
    const name = reportNameOf(ctx)
    if (!name) throw notFound()
    const { format, row, column, ...asked } = await validateBody(ctx, reportFileValidator)
    const question = questionOf(asked)
    const { report } = await openReport(name, question, viewerOf(ctx))
    const place = row && column ? { row, column } : null
    const requested = { report: name, question, place }
    return enqueuePaper(ctx, report.title, { paper: 'report', format, requested })
  }
}
