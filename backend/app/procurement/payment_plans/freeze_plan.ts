import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { createRows } from '#core/database/many_rows'
import { today } from '#core/settings/firm_clock'
import { firmDay } from '#core/settings/firm_day'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import PaymentTermPart from '#procurement/payment_terms/models/payment_term_part'
import type { TermPart } from '#procurement/payment_terms/schedule'
import PurchaseOrderInstalment from './purchase_order_instalment.js'
import type { PlanPart } from './plan.js'

/** An order as far as its payment term goes. */
interface Ordered {
  id: number
  paymentTermId: number | null
}

const frozenParts = (orderId: number, uow?: UnitOfWork) =>
  PurchaseOrderInstalment.query({ client: uow?.trx ?? db.connection() })
    .where('purchaseOrderId', orderId)
    .orderBy('position')

/**
 * Keeps the parts of its payment term on an order that is approved: a later change of the term is none
 * of the order. An amendment that leaves the order its term leaves it its parts as well.
 */
export async function freezePlan(uow: UnitOfWork, order: Ordered & { decidedAt: DateTime | null }) {
  const { id, paymentTermId, decidedAt } = order
  const frozen = await frozenParts(id, uow)
  if (paymentTermId !== null && frozen.some((part) => part.paymentTermId === paymentTermId)) return
  await uow.trx.from('purchase_order_instalments').where('purchase_order_id', id).delete()
  if (paymentTermId === null) return
  const parts = await PaymentTermPart.query({ client: uow.trx })
    .where({ paymentTermId })
    .orderBy('position')
  const approvedOn = decidedAt === null ? today() : firmDay(decidedAt.toUTC().toISO()!)
  const rows = parts.map((part, i) => ({
    ...{ purchaseOrderId: id, paymentTermId, position: i + 1 },
    ...{ ...termPartOf(part), approvedOn, reachedOn: null },
  }))
  await createRows(uow.trx, PurchaseOrderInstalment, rows)
}

/** The parts of an order's payment: those frozen on it, else what its payment term has today. */
export async function partsOfOrder(
  { id, paymentTermId }: Ordered,
  uow?: UnitOfWork
): Promise<PlanPart[]> {
  const frozen = await frozenParts(id, uow)
  if (frozen.length)
    return frozen.map((part) => ({
      ...{ id: part.id, approvedOn: part.approvedOn, reachedOn: part.reachedOn },
      ...termPartOf(part),
    }))
  if (paymentTermId === null) return []
  const parts = await PaymentTermPart.query({ client: uow?.trx ?? db.connection() })
    .where({ paymentTermId })
    .orderBy('position')
  return parts.map((part) => ({
    ...{ id: null, approvedOn: null, reachedOn: null },
    ...termPartOf(part),
  }))
}

/** The parts of the payment of many orders, as `partsOfOrder` gives those of one. */
export async function termParts(orders: readonly Ordered[]): Promise<Map<number, TermPart[]>> {
  const frozen = await PurchaseOrderInstalment.query()
    .whereIn(
      'purchaseOrderId',
      orders.map(({ id }) => id)
    )
    .orderBy('position')
  const byOrder = Map.groupBy(frozen, ({ purchaseOrderId }) => purchaseOrderId)
  const open = orders.filter(({ id }) => !byOrder.has(id))
  const terms = open.flatMap(({ paymentTermId }) => paymentTermId ?? [])
  const parts = await PaymentTermPart.query().whereIn('paymentTermId', terms).orderBy('position')
  const byTerm = Map.groupBy(parts, ({ paymentTermId }) => paymentTermId)
  return new Map(
    orders.map(({ id, paymentTermId }) => [
      id,
      (byOrder.get(id) ?? byTerm.get(paymentTermId ?? 0) ?? []).map(termPartOf),
    ])
  )
}

/** What a part says, apart from the row that keeps it. */
const termPartOf = (part: TermPart): TermPart => {
  const { portionBp, dueFrom, months, days, discountBp, discountDays } = part
  return { portionBp, dueFrom, months, days, discountBp, discountDays }
}
