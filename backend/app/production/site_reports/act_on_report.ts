import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { requireVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { showReport } from './present_report.js'
import { lockSeenReport } from './record_report.js'
import type SiteReport from './site_report.js'
import { requireAction, type SiteReportAction } from './states.js'

/** One step of a report, on the version that was seen. @throws AppError 404, 412, and what its state refuses */
export function actOnReport(
  ctx: HttpContext,
  action: SiteReportAction,
  work: (uow: UnitOfWork, report: SiteReport) => Promise<unknown>
) {
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const report = await lockSeenReport(uow, ctx.params.id, expectedVersion)
    requireAction(action, report, approverOf(ctx))
    await work(uow, report)
    return action === 'delete' ? null : showReport(ctx, report.id, uow)
  })
}
