import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { shareOut } from '#engines/money/vat'
import { inBase, type Valued } from '#procurement/purchase_orders/pricing/unit_cost'
import { shareOf } from '#procurement/stock_ledger/balance'
import { takeWriteLock } from '#procurement/stock_ledger/levels'
import StockMovementLine from '#procurement/stock_movements/models/stock_movement_line'
import { postChanges } from './follow_bill_price.js'
import { landedCharges, refuseLanded } from './landed_of_charges.js'
import type { Revalued } from './new_revaluation.js'

/** What a credit takes off a charge, which is credited already. */
interface CreditedCharge {
  charge: { id: number; netMinor: number; creditedNetMinor: number }
  netMinor: number
}

/**
 * A charge that a vendor credits makes the goods cheaper that bore it as landed cost, by the part that is
 * credited: of the goods that each change of cost was spread over, as it was spread.
 * @throws AppError 409 CHARGE_LANDED while such a landed cost waits for its approval
 */
export async function followChargeCredit(
  uow: UnitOfWork,
  order: Valued,
  credit: { id: number; number: string },
  shares: CreditedCharge[]
) {
  if (!shares.length) return
  await takeWriteLock(uow)
  await refuseLanded(
    uow,
    shares.map(({ charge }) => charge.id),
    ['submitted']
  )
  const source = { type: 'charge_credit', id: credit.id, number: credit.number, unitsOn: '' }
  for (const { charge, netMinor } of shares) {
    const now = inBase(charge.netMinor - charge.creditedNetMinor, order)
    const was = inBase(charge.netMinor - charge.creditedNetMinor + netMinor, order)
    for (const landed of await landedOf(uow, charge.id)) {
      const leftMinor = Number(landed.amount_minor) - Number(landed.credited_minor)
      const changeMinor = (was ? shareOf(leftMinor, now, was) : 0) - leftMinor
      if (!changeMinor) continue
      await uow.trx
        .from('landed_charges')
        .where('id', landed.id)
        .update({ credited_minor: Number(landed.credited_minor) - changeMinor })
      await postChanges(uow, source, await spread(uow, landed.movement_id, changeMinor))
    }
  }
}

/** The landed costs that a charge became and that stand. */
const landedOf = (uow: UnitOfWork, chargeId: number): Promise<any[]> =>
  landedCharges(uow.trx, [chargeId], ['posted'])
    .orderBy('l.id')
    .select('l.id', 'l.movement_id', 'l.amount_minor', 'l.credited_minor')
    .forUpdate()

/** Over the lines of receipts, as the landed cost was. */
async function spread(uow: UnitOfWork, movementId: number, minor: number): Promise<Revalued[]> {
  const landed = await StockMovementLine.query({ client: uow.trx })
    .where('movementId', movementId)
    .orderBy('position')
  const ids = landed.map(({ revaluedLineId }) => revaluedLineId!)
  const received = await StockMovementLine.query({ client: uow.trx }).whereIn('id', ids)
  const byId = new Map(received.map((line) => [line.id, line]))
  const shares = shareOut(
    minor,
    landed.map(({ valueMinor }) => valueMinor)
  )
  return landed.map(({ revaluedLineId }, i) => ({
    ...{ line: byId.get(revaluedLineId!)!, valueMinor: shares[i]! },
  }))
}
