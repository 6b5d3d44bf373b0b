import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { nextNumber } from '#core/numbering/next_number'
import { today } from '#core/settings/firm_clock'
import { deleteFile } from '#core/storage/delete_file'
import { filesOf } from '#core/storage/find_files'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { auditOf } from './content.js'
import { SITE_REPORTS } from './number_series.js'
import { lockOpenProject } from './open_project.js'
import { SITE_REPORT_PDF } from './pdf/print_report_job.js'
import { SITE_PHOTO } from './photos.js'
import { recordReport } from './record_report.js'
import SiteReport from './site_report.js'
import { storeRows, type SiteReportChanges } from './store_rows.js'
import type { createSiteReportValidator } from './validator.js'

/**
 * Enters a report as a draft.
 * @throws AppError 422 for an unknown project, a day to come or a task of another schedule,
 *   409 PROJECT_CLOSED, 409 SITE_REPORT_EXISTS where the author has one of that project and day
 */
export async function createReport(
  uow: UnitOfWork,
  { projectId, reportOn, clientKey, ...stated }: Infer<typeof createSiteReportValidator>
) {
  if (reportOn > today()) throw invalid({ reportOn: ['future'] })
  await lockOpenProject(uow, projectId)
  await refuseSecond(uow, projectId, reportOn)
  const report = new SiteReport().useTransaction(uow.trx)
  report.merge({ ...emptyColumns(SiteReport), projectId, reportOn, clientKey })
  report.merge({ status: 'draft', version: 1, headcount: 0, workHoursE4: 0 })
  report.createdBy = uow.actor.id
  report.number = await nextNumber(uow.trx, SITE_REPORTS, Number(reportOn.slice(0, 4)))
  await fill(uow, report, stated)
  await recordReport(uow, 'create', report, { after: auditOf(report) })
  return report
}

async function refuseSecond({ trx, actor }: UnitOfWork, projectId: number, reportOn: string) {
  const of = { project_id: projectId, report_on: reportOn, created_by: actor.id! }
  const other = await trx.from('site_reports').where(of).select('id', 'number').first()
  if (other) throw reportExists(other)
}

/** The report that stands in the way is named, so that a page can open it. */
export const reportExists = ({ id, number }: { id: number; number: string }) =>
  conflict('SITE_REPORT_EXISTS', { params: { number }, details: { recordId: id, number } })

/** Changes a locked draft or returned report. @throws AppError 422, 409 PROJECT_CLOSED */
export async function updateReport(uow: UnitOfWork, report: SiteReport, stated: SiteReportChanges) {
  await lockOpenProject(uow, report.projectId)
  const before = auditOf(report)
  report.version++
  await fill(uow, report, stated)
  await recordReport(uow, 'update', report, { before, after: auditOf(report) })
}

/** Deletes a locked draft with its photos and PDFs; the audit log keeps its number. */
export async function deleteReport(uow: UnitOfWork, report: SiteReport) {
  const before = auditOf(report)
  for (const part of ['crews', 'equipment', 'works', 'blockers'])
    await uow.trx.from(`site_report_${part}`).where('report_id', report.id).delete()
  const files: { id: number }[] = await filesOf(
    [SITE_PHOTO, SITE_REPORT_PDF],
    [report.id],
    uow.trx
  ).select('id')
  for (const { id } of files) await deleteFile(uow, id)
  await report.delete()
  await recordReport(uow, 'delete', report, { before })
}

async function fill(uow: UnitOfWork, report: SiteReport, stated: SiteReportChanges) {
  const { crews, equipment: _, works: __, blockers: ___, ...plain } = stated
  report.merge(plain)
  const { temperatureLow, temperatureHigh } = report
  if (temperatureLow !== null && temperatureHigh !== null && temperatureLow > temperatureHigh)
    throw invalid({ temperatureHigh: ['range'] })
  if (crews) {
    report.headcount = crews.reduce((sum, { headcount }) => sum + headcount, 0)
    report.workHoursE4 = crews.reduce(
      (sum, { headcount, hours }) => sum + headcount * Math.round(Number(hours) * 10_000),
      0
    )
  }
  report.updatedBy = uow.actor.id
  report.refreshSearchText()
  await report.save()
  await storeRows(uow, report, stated)
}
