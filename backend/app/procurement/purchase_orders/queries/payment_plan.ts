import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { approverOf } from '#core/approvals/approver'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { dueOnOfPart, type Happened } from '#procurement/payment_plans/due_days'
import { partsOfOrder } from '#procurement/payment_plans/freeze_plan'
import { paidOf, planOf, type Planned } from '#procurement/payment_plans/plan'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { retentionDueOn } from '#procurement/purchase_orders/order_retention'
import { paidFor } from '#procurement/purchase_orders/paid_share'
import { retentionOf } from '#procurement/purchase_orders/retention'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'

/** What is paid of an order by which part, to its total. */
export async function orderPlan(order: PurchaseOrder, uow?: UnitOfWork): Promise<Planned[]> {
  const { totalMinor, subtotalMinor, retentionBp } = order
  const retentionMinor = retentionOf(subtotalMinor, retentionBp)
  return planOf(await partsOfOrder(order, uow), { totalMinor, retentionMinor })
}

/** The payment plan of an order with what is due and paid of it, as its page shows it. */
export async function showPaymentPlan(ctx: HttpContext, order: PurchaseOrder, uow?: UnitOfWork) {
  const plan = await orderPlan(order, uow)
  const paid = paidOf(plan, await paidFor(order.id, uow))
  const happened = await happenedTo(order, plan, uow)
  const money = (minor: number) => formatMoney(minor, order.currency)
  return {
    ...{ currency: order.currency, total: money(order.totalMinor) },
    frozenOn: plan[0]?.approvedOn ?? null,
    instalments: plan.map((part, i) => {
      const dueOn = dueOnOfPart(part, happened)
      return {
        ...{ id: part.id, position: i + 1, dueFrom: part.dueFrom, reachedOn: part.reachedOn },
        ...{ months: part.months, days: part.days, dueOn },
        // percent; none of what bills hold back
        portion: part.portionBp ? formatDecimal4(part.portionBp * 100) : null,
        discount: part.discountBp ? formatDecimal4(part.discountBp * 100) : null,
        discountDays: part.discountDays,
        ...{ amount: money(part.amountMinor), paid: money(paid[i]!) },
        state: stateOf(part.amountMinor, paid[i]!, dueOn),
      }
    }),
    can: { reach: purchaseOrderStates.can(order, approverOf(ctx), undefined).reach },
  }
}

const stateOf = (amount: number, paid: number, dueOn: string | null) =>
  paid >= amount ? ('paid' as const) : dueOn === null ? ('waiting' as const) : ('open' as const)

/** The last delivery and the last bill, once nothing more is to come. */
async function happenedTo(
  order: PurchaseOrder,
  plan: readonly Planned[],
  uow?: UnitOfWork
): Promise<Happened> {
  const client = uow?.trx ?? db
  const last = async (table: string, column: string, without: string) => {
    const row = await client
      .from(table)
      .where('purchase_order_id', order.id)
      .whereNot('status', without)
      .max(`${column} as day`)
      .first()
    return (row?.day ?? null) as string | null
  }
  const complete = order.receivedBp >= 10_000 || order.status === 'closed'
  return {
    receivedOn: complete ? await last('goods_receipts', 'received_on', 'reversed') : null,
    billedOn:
      order.billedBp >= 10_000 ? await last('purchase_bills', 'billed_on', 'cancelled') : null,
    retentionDueOn: await retentionDueOn(order, uow, plan),
  }
}
