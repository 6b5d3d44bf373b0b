import db from '@adonisjs/lucid/services/db'
import { baseAmountMinor } from '#core/approvals/base_amount'
import { chooseRule, rulesFor } from '#core/approvals/find_rule'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { addDays } from '#core/settings/days'
import { firmDay } from '#core/settings/firm_day'
import { setting } from '#core/settings/settings'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { BASE_CURRENCY } from '#engines/money/money'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { PURCHASE_ORDER } from '#procurement/purchase_orders/records'

/** Within so many days orders to one vendor are looked at as one (setting `splitDays`). */
export const SPLIT_DAYS = 7
/** More of them say nothing new. */
const MOST = 50

export interface SplitOrders {
  days: number
  /** Of all of them with the order itself, in the firm's currency. */
  total: string
  orders: { id: number; number: string; orderedOn: string; total: string }[]
}

/**
 * Other orders to the vendor of an order that waits for its approval, by anyone, that were ordered or
 * entered within the same days and with which it would meet a higher rule than any of them met alone. A
 * warning only: two needs of one week are no fault.
 */
export async function splitOrders(
  order: PurchaseOrder,
  uow?: UnitOfWork
): Promise<SplitOrders | null> {
  if (order.status !== 'submitted') return null
  const days = setting('splitDays', SPLIT_DAYS)
  const others = await ordersNear(order, days, uow)
  if (!others.length) return null
  const amounts = [order, ...others].map(baseOf)
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  if (!Number.isFinite(total)) return null
  const [together, ...alone] = await rulesOf([total, ...amounts], uow)
  if (alone.includes(together!)) return null
  return {
    days,
    total: baseMoney(total),
    orders: others.map((other) => ({
      ...{ id: other.id, number: other.number, orderedOn: other.orderedOn },
      total: baseMoney(baseOf(other)),
    })),
  }
}

/** The day that people write on an order may be any; the day on which it was entered may not. */
function ordersNear(order: PurchaseOrder, days: number, uow?: UnitOfWork) {
  const entered = firmDay(order.createdAt.toUTC().toISO()!)
  const near = (day: string): [string, string] => [addDays(day, -days), addDays(day, days)]
  const [from, to] = near(entered)
  return PurchaseOrder.query(uow && { client: uow.trx })
    .where('vendorId', order.vendorId)
    .whereNot('id', order.id)
    .whereNotIn('status', ['draft', 'rejected', 'cancelled'])
    .where((query) => {
      void query
        .whereBetween('orderedOn', near(order.orderedOn))
        .orWhereBetween('createdAt', [`${from} 00:00:00`, `${to} 23:59:59`])
    })
    .orderBy('id')
    .limit(MOST)
}

const baseOf = ({ baseTotalMinor, totalMinor, currency }: PurchaseOrder): number =>
  baseTotalMinor ?? baseAmountMinor(totalMinor, currency)

/** The rule that each amount meets; null where none does and the top approver decides. */
async function rulesOf(amounts: number[], uow?: UnitOfWork): Promise<(number | null)[]> {
  const rules = await rulesFor(uow?.trx ?? db.connection(), PURCHASE_ORDER)
  const about = { currency: BASE_CURRENCY, department: 'procurement' }
  return amounts.map((amountMinor) => chooseRule(rules, { ...about, amountMinor })?.id ?? null)
}
