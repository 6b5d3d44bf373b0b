import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

type Client = Pick<QueryClientContract, 'from'>
type Status = 'posted' | 'submitted'

/** Of charges of bills what goods bear as landed cost, not counting what was reversed. */
export const landedCharges = (client: Client, chargeIds: number[], statuses: Status[]) =>
  client
    .from('landed_charges as l')
    .join('stock_movements as m', 'm.id', 'l.movement_id')
    .whereIn('l.bill_charge_id', chargeIds)
    .whereIn('m.status', statuses)
    .whereNull('m.reversal_of_id')

/**
 * A charge that goods bear as landed cost does not go unnoticed: that cost is decided or reversed first.
 * @throws AppError 409 CHARGE_LANDED naming the movements
 */
export async function refuseLanded(uow: UnitOfWork, chargeIds: number[], statuses: Status[]) {
  const rows: any[] = await landedCharges(uow.trx, chargeIds, statuses)
    .orderBy('m.id')
    .distinct('m.id', 'm.number')
  if (!rows.length) return
  throw conflict('CHARGE_LANDED', { params: { numbers: rows.map((row) => row.number).join(', ') } })
}
