import { notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import SiteReport from './site_report.js'

/** `document_type` of approvals and `entity_type` of the audit log. */
export const SITE_REPORT = 'site_report'

interface Changes {
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes to the audit log what a change did, and notifies open pages. */
export async function recordReport(
  uow: UnitOfWork,
  action: string,
  report: SiteReport,
  changes: Changes
) {
  const about = { entityType: SITE_REPORT, entityId: report.id, label: report.number }
  await uow.audit({ action, ...about, ...changes })
  const data = { resource: 'site-reports', id: report.id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'site-reports.view', data }))
}

/** Saves a report under its next version. */
export async function saveReport(uow: UnitOfWork, report: SiteReport) {
  report.version++
  report.updatedBy = uow.actor.id
  await report.save()
}

/** A report with its rows. */
export function withRows(uow?: UnitOfWork) {
  const query = SiteReport.query(uow && { client: uow.trx })
  return query.preload('crews').preload('equipment').preload('works').preload('blockers')
}

/** With its rows, locked until the unit ends. @throws AppError 404 */
export async function lockReport(uow: UnitOfWork, id: number): Promise<SiteReport> {
  const report = await withRows(uow).where('id', id).forUpdate().first()
  if (!report) throw notFound()
  return report
}

/** The same as it was seen. @throws AppError 404, 412 */
export async function lockSeenReport(uow: UnitOfWork, id: number, expectedVersion: number) {
  const report = await lockReport(uow, id)
  await checkVersion(report, expectedVersion, uow.trx)
  return report
}
