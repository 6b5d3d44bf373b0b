import type { DateTime } from 'luxon'
import type { Approver } from '#core/approvals/approver'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import { exponentOf, formatMoney, formatScaled } from '#engines/money/money'
import { payBill } from '#procurement/bills/actions/pay_bill'
import { recordBill } from '#procurement/bills/actions/record_bill'
import { receiveGoods } from '#procurement/goods_receipts/actions/receive_goods'
import { decidePurchaseOrder } from '#procurement/purchase_orders/actions/decide_purchase_order'
import { createPurchaseOrder } from '#procurement/purchase_orders/actions/save_purchase_order'
import { sendPurchaseOrder } from '#procurement/purchase_orders/actions/send_purchase_order'
import { submitPurchaseOrder } from '#procurement/purchase_orders/actions/submit_purchase_order'
import { chargesOf } from '#procurement/purchase_orders/pricing/order_terms'
import { priceOrder } from '#procurement/purchase_orders/pricing/price_order'
import { mostPayable } from '#procurement/purchase_orders/retention'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'

/** What the subcontracted work costs of each riyal that was planned for it: one site saves, two spend more. */
const COST_OF_WORK = [0.97, 1.09, 1.03]
/** Of a thousand parts of the work, so that a month's share is a whole quantity. */
const PARTS = 1000

/** What the firm takes to pay a subcontractor. */
const DAYS_TO_PAY = 40

const WORKS = {
  description: 'Subcontracted works, as measured each month',
  descriptionAr: 'أعمال مقاولي الباطن حسب الحصر الشهري',
  unit: 'pcs',
  quantity: String(PARTS),
}

/** Who agrees to an order of this size, one after the other. */
const DECIDERS = ['technical.director', 'general.manager']
const DECIDES = [
  ...['purchase-orders.view', 'purchase-orders.view-all', 'purchase-orders.approve'],
  ...['purchase-orders.approve-medium', 'purchase-orders.approve-large', 'approvals.top'],
]

interface Measured {
  on: DateTime
  parts: number
}

interface Terms {
  projectId: number
  vendorId: number
  currency: 'SAR'
  unitPrice: string
}

/** The work on sites with a plan is done by subcontractors, who bill each month what was measured. */
export async function seedSubcontracts(context: DemoContext) {
  const sites = await context.trx
    .from('schedules as s')
    .join('projects as p', 'p.id', 's.project_id')
    .orderBy('s.id')
    .select('p.id', 'p.currency')
  const vendors = await context.trx
    .from('vendors')
    .where({ status: 'approved', country: 'Saudi Arabia' })
    // no one is paid on an account that nobody has confirmed
    .whereNotIn(
      'id',
      context.trx.from('vendor_bank_accounts').where('status', 'pending').select('vendor_id')
    )
    .orderBy('id')
    .limit(sites.length)
    .select('id')
  for (const [at, { id: projectId, currency }] of sites.entries()) {
    const vendor = vendors[at % vendors.length]
    const planned = await plannedCost(context, projectId)
    const months = await measuredMonths(context, projectId, planned)
    if (!vendor || !months.length) continue
    const price = Math.round((planned * COST_OF_WORK[at % COST_OF_WORK.length]!) / PARTS)
    const unitPrice = formatScaled(price, exponentOf(currency))
    const terms = { projectId, vendorId: Number(vendor.id), currency, unitPrice }
    const order = await agreed(context, terms, months[0]!.on.minus({ months: 1 }))
    for (const [month, measured] of months.entries())
      await billed(context, order, {
        ...measured,
        unitPrice,
        number: `SC-${order.id}-${month + 1}`,
      })
  }
}

/** What the plan was to cost, in minor units. */
async function plannedCost({ trx }: DemoContext, projectId: number): Promise<number> {
  const plan = await trx
    .from('tasks')
    .where('project_id', projectId)
    .sum('budget_minor as sum')
    .first()
  return Number(plan?.sum ?? 0)
}

/** How many parts of the planned cost were earned in each month that has ended. */
async function measuredMonths({ trx, now }: DemoContext, projectId: number, planned: number) {
  const done: { day: string; budget: number }[] = await trx
    .from('task_progress as p')
    .join('tasks as t', 't.id', 'p.task_id')
    .where({ 'p.project_id': projectId, 'p.percent_e2': 10_000 })
    .whereNotNull('t.budget_minor')
    .select('p.reported_on as day', 't.budget_minor as budget')
  const months: Measured[] = []
  let before = 0
  for (let ago = 12; ago > 0; ago--) {
    const on = now.minus({ months: ago }).endOf('month')
    const day = on.toISODate()!
    const earned = done.reduce((sum, task) => sum + (task.day <= day ? Number(task.budget) : 0), 0)
    const parts = Math.floor((PARTS * earned) / Math.max(1, planned)) - before
    if (parts > 0) months.push({ on, parts })
    before += parts
  }
  return months
}

const unitAt = (context: DemoContext, at: DateTime, username: string) =>
  new DemoUnit(context.trx, { at, by: personOf(context, username) })

/** The order of a subcontract, approved and sent. */
async function agreed(context: DemoContext, { unitPrice, ...terms }: Terms, on: DateTime) {
  const clerk = unitAt(context, on, 'po.clerk')
  const { id } = await createPurchaseOrder(clerk, {
    ...terms,
    orderedOn: on.toISODate()!,
    lines: [{ ...WORKS, unitPrice }],
  })
  const read = () =>
    PurchaseOrder.query({ client: context.trx }).where('id', id).preload('lines').firstOrFail()
  await submitPurchaseOrder(clerk, await read())
  for (const username of DECIDERS) {
    const { status, version } = await read()
    if (status !== 'submitted') break
    const by: Approver = {
      ...{ userId: personOf(context, username).id, role: 'admin' },
      abilities: new Set(DECIDES),
    }
    const decision = { decision: 'approve', comment: 'Lowest of three offers', by } as const
    const decider = unitAt(context, on, username)
    await decidePurchaseOrder(decider, { id, expectedVersion: version, ...decision })
  }
  const order = await read()
  await sendPurchaseOrder(clerk, order)
  return order
}

/** What was measured by the end of a month, taken over and billed. */
async function billed(
  context: DemoContext,
  { id }: PurchaseOrder,
  { on, parts, unitPrice, number }: Measured & { unitPrice: string; number: string }
) {
  const order = await PurchaseOrder.query({ client: context.trx })
    .where('id', id)
    .preload('lines')
    .firstOrFail()
  const [line] = order.lines
  const day = on.toISODate()!
  const taken = [{ lineId: line!.id, accepted: String(parts) }]
  await receiveGoods(unitAt(context, on, 'storekeeper'), order, { receivedOn: day, lines: taken })
  const { vatCategory, vatRateBp } = line!
  const priced = { quantityE4: parts * 10_000, unitPriceE4: line!.unitPriceE4 }
  const { totalMinor } = priceOrder(
    [{ ...priced, vatCategory, vatRateBp }],
    order.currency,
    chargesOf(order)
  )
  const bill = await recordBill(unitAt(context, on, 'po.clerk'), order, {
    ...{ vendorNumber: number, billedOn: day },
    printedTotal: formatMoney(totalMinor, order.currency),
    lines: [{ lineId: line!.id, quantity: String(parts), unitPrice }],
  })
  const paidOn = on.plus({ days: DAYS_TO_PAY })
  if (paidOn >= context.now) return
  await payBill(unitAt(context, paidOn, 'accountant'), order, {
    ...{ billId: bill.id, expectedVersion: bill.version, paidOn: paidOn.toISODate()! },
    amount: formatMoney(mostPayable(bill, 'bill'), order.currency),
    reference: `TRF-${number}`,
  })
}
