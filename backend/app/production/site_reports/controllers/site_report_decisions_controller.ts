import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { reasonValidator } from '#core/validation/decisions'
import { actOnReport } from '#production/site_reports/act_on_report'
import { approveReport, returnReport, submitReport } from '#production/site_reports/decide_report'
import { approveSiteReportValidator } from '#production/site_reports/validator'

export default class SiteReportDecisionsController {
  async submit(ctx: HttpContext) {
    return actOnReport(ctx, 'submit', submitReport)
  }

  async approve(ctx: HttpContext) {
    const { comment = null, scheduleVersion } = await validateBody(ctx, approveSiteReportValidator)
    return actOnReport(ctx, 'approve', (uow, report) =>
      approveReport(uow, report, { comment, scheduleVersion, by: approverOf(ctx) })
    )
  }

  async return(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    return actOnReport(ctx, 'return', (uow, report) =>
      returnReport(uow, report, { reason, by: approverOf(ctx) })
    )
  }
}
