import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import { today } from '#core/settings/firm_clock'
import { formatDecimal4, parseDecimal } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { findConsumption } from '#production/consumption/queries/list_consumption'
import type { installValidator } from '#production/consumption/validator'
import { publishRow } from './record_plan_change.js'

interface Installation extends Infer<typeof installValidator> {
  /** The row of an approved site report that says so. */
  reportWorkId?: number | null
}

/**
 * Notes on site what was installed of a material; a mistake is put right by a quantity below zero.
 * @throws AppError 404, 422 for nothing, a day to come, more than the site has, or less than none in all
 */
export async function installOnSite(
  uow: UnitOfWork,
  id: number,
  { quantity, installedOn = today(), note = null, reportWorkId = null }: Installation
) {
  const quantityE4 = Number(parseDecimal(quantity, 4))
  if (quantityE4 === 0) throw invalid({ quantity: ['positive'] })
  if (installedOn > today()) throw invalid({ installedOn: ['inFuture'] })
  const { project_id: projectId, material_id: materialId } = await findConsumption(id, uow.trx)
  // one at a time for each project: two phones might each install the last of it
  await uow.trx.from('projects').where('id', projectId).forUpdate().firstOrFail()
  const row = await findConsumption(id, uow.trx)
  if (quantityE4 > Number(row.on_site_e4) && quantityE4 > 0)
    throw invalid({ quantity: ['moreThanIssued'] })
  if (Number(row.installed_e4) + quantityE4 < 0) throw invalid({ quantity: ['range'] })
  const [installId] = await uow.trx.table('material_installs').insert({
    project_id: projectId,
    material_id: materialId,
    quantity_e4: quantityE4,
    installed_on: installedOn,
    note,
    report_work_id: reportWorkId,
    created_by: uow.actor.id,
    created_at: sqlInstant(),
  })
  await uow.audit({
    action: 'create',
    entityType: 'material_installation',
    entityId: Number(installId),
    label: `${row.code} ${row.material_code}`,
    after: { installed: formatDecimal4(quantityE4), installedOn, note },
  })
  publishRow(uow, { projectId, materialId }, 'update')
}
