import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { orderReport } from '#files/report_files/order_report'
import {
  analysisReportValidator,
  performanceReportValidator,
} from '#commercial/sales/report_validator'

/** The figures of sales as a file to be taken away. */
export default class SalesReportsController {
  async analysis(ctx: HttpContext) {
    const { format, from, to } = await validateBody(ctx, analysisReportValidator)
    return orderReport(ctx, { report: 'commercial-analysis', format, asked: { from, to } })
  }

  async performance(ctx: HttpContext) {
    const { format, year } = await validateBody(ctx, performanceReportValidator)
    return orderReport(ctx, { report: 'commercial-performance', format, asked: { year } })
  }
}
