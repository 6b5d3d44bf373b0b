import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { orderReport } from '#commercial/actions/order_report'
import { analysisReportValidator, performanceReportValidator } from '#commercial/validators/reports'

/** The figures of sales as a file to be taken away. */
export default class SalesReportsController {
  async analysis(ctx: HttpContext) {
    const { format, from, to } = await validateBody(ctx, analysisReportValidator)
    return orderReport(ctx, { report: 'analysis', format, asked: { from, to } })
  }

  async performance(ctx: HttpContext) {
    const { format, year } = await validateBody(ctx, performanceReportValidator)
    return orderReport(ctx, { report: 'performance', format, asked: { year } })
  }
}
