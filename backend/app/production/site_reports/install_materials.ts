import { conflict } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4 } from '#engines/money/money'
import { installOnSite } from '#production/consumption/actions/install_on_site'
import { onSite } from '#production/consumption/queries/list_consumption'
import { rowKey } from '#production/consumption/row_key'
import type SiteReport from './site_report.js'
import type { SiteReportWork } from './site_report_rows.js'

/**
 * Notes what a report has installed of materials, on the day that it speaks of. Each row is noted once.
 * @throws AppError 409 SITE_REPORT_MATERIALS naming what the site does not have so much of
 */
export async function installMaterials(uow: UnitOfWork, report: SiteReport) {
  const { projectId, reportOn, number } = report
  const installed = report.works.filter(({ materialId, quantityE4 }) => materialId && quantityE4)
  await requireOnSite(uow, projectId, installed)
  for (const { id, materialId, quantityE4 } of installed)
    await installOnSite(uow, rowKey(projectId, materialId!), {
      ...{ quantity: formatDecimal4(quantityE4!), installedOn: reportOn, note: number },
      reportWorkId: id,
    })
}

/** Several tasks may have taken of the same material. */
async function requireOnSite(uow: UnitOfWork, projectId: number, works: readonly SiteReportWork[]) {
  const missing: string[] = []
  for (const [materialId, rows] of Map.groupBy(works, (work) => work.materialId!)) {
    const quantity = rows.reduce((sum, { quantityE4 }) => sum + quantityE4!, 0)
    if (quantity <= (await onSite(rowKey(projectId, materialId), uow.trx))) continue
    const material = await uow.trx.from('material_names').where('id', materialId).firstOrFail()
    missing.push((languageNow() === 'ar' && material.name_ar) || material.name)
  }
  if (missing.length)
    throw conflict('SITE_REPORT_MATERIALS', { params: { materials: missing.join(', ') } })
}
