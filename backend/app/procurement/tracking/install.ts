import type { Infer } from '@vinejs/vine/types'
import { invalid, notFound } from '#core/exceptions/app_error'
import { sqlInstant } from '#core/jobs/instants'
import { parseDecimal } from '#core/money/money'
import type { Unit } from '#core/unit/unit'
import { trackLines } from '#procurement/queries/material_tracking'
import { today } from '#core/settings/firm_clock'
import type { installationValidator } from '#procurement/validators/tracking'

/**
 * Notes that some of a line has been built in; never more than the site has got.
 * @throws AppError 404, 422 on a day to come or more than was issued
 */
export async function installMaterial(
  unit: Unit,
  lineId: number,
  input: Infer<typeof installationValidator>
) {
  const known = await unit.trx.from('purchase_order_lines').where('id', lineId).forUpdate().first()
  if (!known) throw notFound()
  const [line] = await trackLines([lineId], unit.trx)
  const at = (stage: string) => Number(parseDecimal(line.stages.find((one) => one.stage === stage)!.quantity, 4)) // prettier-ignore
  const quantityE4 = Number(parseDecimal(input.quantity, 4))
  const installedOn = input.installedOn ?? today()
  if (installedOn > today()) throw invalid({ installedOn: ['inFuture'] })
  if (at('installed') + quantityE4 > at('issued')) throw invalid({ quantity: ['moreThanIssued'] })
  await unit.trx.table('material_installations').insert({
    order_line_id: lineId,
    quantity_e4: quantityE4,
    installed_on: installedOn,
    note: input.note ?? null,
    created_by: unit.actor.id,
    created_at: sqlInstant(),
  })
  const about = { entityType: 'purchase_order', entityId: line.purchaseOrderId, label: line.number }
  await unit.audit({ action: 'install', ...about, after: { line: line.position, quantity: input.quantity, installedOn } }) // prettier-ignore
  return (await trackLines([lineId], unit.trx))[0]
}
