import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { pageRange } from '#core/http/page_range'
import { validateQuery } from '#core/http/validate'
import { sendTotal } from '#core/listing/send_total'
import { findFigure } from '#people/reports/find_figure'
import { openReport, questionOf } from '#people/reports/open_report'
import { presentFacts } from '#people/reports/present_report'
import { reportNameOf, viewerOf } from '#people/reports/requested_report'
import { figureValidator } from '#people/reports/validator'

export default class HrReportRowsController {
  /** A page of the rows behind a figure; there are as many as it counts. @throws AppError 404, 403 */
  async index(ctx: HttpContext) {
    const name = reportNameOf(ctx)
    if (!name) throw notFound()
    const { row, column, ...asked } = await validateQuery(ctx, figureValidator)
    const { start, end } = pageRange(ctx.request.qs())
    const { report, ask } = await openReport(name, questionOf(asked), viewerOf(ctx))
    const figure = await findFigure(report, ask, { row, column })
    const facts = figure && (await report.factsOf(ask, { row, column }))
    if (!facts) throw notFound()
    sendTotal(ctx, facts.length)
    return presentFacts(facts.slice(start, end), figure.column)
  }
}
