import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/**
 * A charge that goods bear as landed cost does not go unnoticed: that cost is decided or reversed first.
 * @throws AppError 409 CHARGE_LANDED naming the movements
 */
export async function refuseLanded(
  uow: UnitOfWork,
  chargeIds: number[],
  statuses: ('posted' | 'submitted')[]
) {
  const rows: any[] = await uow.trx
    .from('landed_charges as c')
    .join('stock_movements as m', 'm.id', 'c.movement_id')
    .whereIn('c.bill_charge_id', chargeIds)
    .whereIn('m.status', statuses)
    .whereNull('m.reversal_of_id')
    .orderBy('m.id')
    .distinct('m.id', 'm.number')
  if (!rows.length) return
  throw conflict('CHARGE_LANDED', { params: { numbers: rows.map((row) => row.number).join(', ') } })
}
