import type { Approver } from '#core/approvals/approver'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import { formatMoney } from '#engines/money/money'
import { decideRun, submitRun } from '#procurement/payment_runs/actions/decide_run'
import { createRun } from '#procurement/payment_runs/actions/save_run'
import { lockRun } from '#procurement/payment_runs/records'
import { judgeItems } from '#procurement/payment_runs/proposal/judge'
import { payableBills, type PayableBill } from '#procurement/payment_runs/proposal/payable_bills'
import { ordersOfOwn } from '#procurement/purchase_orders/duties'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'

/** A payment run that waits to be paid and one that is being prepared. Needs the bills. */
export async function seedPaymentRuns(context: DemoContext) {
  const { trx, now } = context
  const accountant = new DemoUnit(trx, { at: now, by: personOf(context, 'accountant') })
  const [first, second] = await payable(context)
  if (!first) return
  const executeOn = now.plus({ days: 2 }).toISODate()!
  const run = await createRun(accountant, {
    ...{ currency: first.currency as 'SAR', dueThroughOn: executeOn, executeOn },
    note: 'Part of what is open, as agreed with the vendor',
    items: [itemOf(first)],
  })
  await submitRun(accountant, await lockRun(accountant, run.id))
  const manager = personOf(context, 'general.manager')
  const by: Approver = {
    ...{ userId: manager.id, role: 'staff' },
    abilities: new Set(['payment-runs.approve', 'approvals.top']),
  }
  const approval = new DemoUnit(trx, { at: now, by: manager })
  const requested = { decision: 'approve', comment: null, by } as const
  await decideRun(approval, await lockRun(approval, run.id), requested)
  if (!second) return
  const later = now.plus({ days: 7 }).toISODate()!
  await createRun(accountant, {
    ...{ currency: second.currency as 'SAR', dueThroughOn: later, executeOn: later },
    items: [itemOf(second)],
  })
}

/** Within what one person approves. */
const MOST_MINOR = 90_000_00

const itemOf = ({ id, openMinor, currency }: PayableBill) => ({
  billId: id,
  amount: formatMoney(Math.min(Math.ceil(openMinor / 2), MOST_MINOR), currency),
})

/** Bills that may be paid, those first that the general manager has nothing to do with. */
async function payable({ trx, now, users }: DemoContext): Promise<PayableBill[]> {
  const rows = await trx
    .from('purchase_bills')
    .whereIn('status', ['matched', 'released'])
    .orderBy('id')
    .select('id')
  const bills = await payableBills(
    rows.map(({ id }) => Number(id)),
    trx
  )
  const open = [...bills.values()].filter(({ openMinor }) => openMinor > 0)
  const own = await ordersOfOwn(await ordersOf(trx, open), users['general.manager'].id, trx)
  const sound: PayableBill[] = []
  for (const bill of open) {
    const { id: billId, openMinor: amountMinor, currency } = bill
    const item = { billId, amountMinor, discountMinor: 0, settledMinor: null }
    const judging = { currency, paidOn: now.toISODate()!, runId: null }
    const [judged] = await judgeItems(trx, [item], judging, bills)
    if (judged!.problem === null) sound.push(bill)
  }
  const isOwn = ({ purchaseOrderId }: PayableBill) => own.has(purchaseOrderId)
  return sound.toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)))
}

const ordersOf = (trx: DemoContext['trx'], bills: readonly PayableBill[]) =>
  PurchaseOrder.query({ client: trx }).whereIn(
    'id',
    bills.map(({ purchaseOrderId }) => purchaseOrderId)
  )
