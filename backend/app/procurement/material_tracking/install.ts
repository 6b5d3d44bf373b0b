import type { Infer } from '@vinejs/vine/types'
import { invalid, notFound } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import { parseDecimal } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { trackLines } from './material_tracking.js'
import { today } from '#core/settings/firm_clock'
import type { installationValidator } from './validator.js'

/**
 * Notes that some of a line has been built in; never more than the site has got.
 * @throws AppError 404, 422 on a day to come or more than was issued
 */
export async function installMaterial(
  uow: UnitOfWork,
  lineId: number,
  input: Infer<typeof installationValidator>
) {
  const known = await uow.trx.from('purchase_order_lines').where('id', lineId).forUpdate().first()
  if (!known) throw notFound()
  const [line] = await trackLines([lineId], uow.trx)
  const at = (stage: string) =>
    Number(parseDecimal(line.stages.find((one) => one.stage === stage)!.quantity, 4))
  const quantityE4 = Number(parseDecimal(input.quantity, 4))
  const installedOn = input.installedOn ?? today()
  if (installedOn > today()) throw invalid({ installedOn: ['inFuture'] })
  if (at('installed') + quantityE4 > at('issued')) throw invalid({ quantity: ['moreThanIssued'] })
  await uow.trx.table('material_installations').insert({
    order_line_id: lineId,
    quantity_e4: quantityE4,
    installed_on: installedOn,
    note: input.note ?? null,
    created_by: uow.actor.id,
    created_at: sqlInstant(),
  })
  const about = { entityType: 'purchase_order', entityId: line.purchaseOrderId, label: line.number }
  await uow.audit({
    action: 'install',
    ...about,
    after: { line: line.position, quantity: input.quantity, installedOn },
  })
  return (await trackLines([lineId], uow.trx))[0]
}
