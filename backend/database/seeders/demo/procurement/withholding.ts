import type { Approver } from '#core/approvals/approver'
import { createRecord } from '#core/resources/save_record'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import { payBill } from '#procurement/bills/actions/pay_bill'
import { recordBill } from '#procurement/bills/actions/record_bill'
import { receiveGoods } from '#procurement/goods_receipts/actions/receive_goods'
import { decidePurchaseOrder } from '#procurement/purchase_orders/actions/decide_purchase_order'
import { createPurchaseOrder } from '#procurement/purchase_orders/actions/save_purchase_order'
import { sendPurchaseOrder } from '#procurement/purchase_orders/actions/send_purchase_order'
import { submitPurchaseOrder } from '#procurement/purchase_orders/actions/submit_purchase_order'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { withholdingTreaties } from '#procurement/withholding_treaties/resource'
import WithholdingTreaty from '#procurement/withholding_treaties/withholding_treaty'
import { changeResidency } from '#procurement/vendor_residencies/change_residency'

/** What a vendor from abroad does, and what of it is paid: one in full, one in part. */
const SERVICES = [
  ['Façade engineering and shop drawings', 'هندسة الواجهات والمخططات التنفيذية', '12000', '12000'],
  ['Supervision of the installation', 'الإشراف على التركيب', '8400', '5000'],
] as const

/** A vendor from abroad whose services were paid less withholding tax. Needs the vendors. */
export async function seedWithholding(context: DemoContext) {
  const { trx, now } = context
  const vendor = await trx
    .from('vendors')
    .where({ country: 'Germany', status: 'approved' })
    .whereNotIn(
      'id',
      trx.from('vendor_bank_accounts').where('status', 'pending').select('vendor_id')
    )
    .orderBy('id')
    .first()
  if (!vendor) return
  const vendorId = Number(vendor.id)
  const kind = await trx.from('withholding_kinds').where('code', 'technical').firstOrFail()
  const manager = new DemoUnit(trx, { at: now, by: personOf(context, 'general.manager') })
  const stated = await trx.from('vendor_residencies').where('vendor_id', vendorId).first()
  await changeResidency(manager, vendorId, {
    ...{ isResident: false, kindId: Number(kind.id), expectedVersion: stated?.version ?? 0 },
  })
  for (const [i, service] of SERVICES.entries()) await serve(context, vendorId, service, i)
  await certify(context, manager)
}

/** A vendor whose country has a tax treaty, with its certificate of residence for the year. */
async function certify({ trx, now }: DemoContext, manager: DemoUnit) {
  const vendor = await trx.from('vendors').where('country', 'Italy').orderBy('id').first()
  if (!vendor) return
  const kind = await trx.from('withholding_kinds').where('code', 'royalties').firstOrFail()
  await createRecord(manager, withholdingTreaties, WithholdingTreaty, {
    ...{ vendorId: Number(vendor.id), kindId: Number(kind.id), rate: '10' },
    certificate: `AdE ${now.year}/1180`,
    ...{ fromOn: `${now.year}-01-01`, toOn: `${now.year}-12-31` },
  })
}

/** An order of a service, with its delivery, its bill and what was paid of it. */
async function serve(
  context: DemoContext,
  vendorId: number,
  [description, descriptionAr, unitPrice, paid]: (typeof SERVICES)[number],
  at: number
) {
  const { trx, now } = context
  const unit = (name: string) => new DemoUnit(trx, { at: now, by: personOf(context, name) })
  const line = { description, descriptionAr, quantity: '1', unit: 'pcs', unitPrice }
  const draft = await createPurchaseOrder(unit('po.clerk'), {
    ...{ vendorId, currency: 'USD', lines: [{ ...line, vatCategory: 'O' }] },
  })
  const order = await PurchaseOrder.query({ client: trx })
    .where('id', draft.id)
    .preload('lines')
    .firstOrFail()
  await submitPurchaseOrder(unit('po.clerk'), order)
  await approve(context, order)
  const approved = await PurchaseOrder.query({ client: trx })
    .where('id', draft.id)
    .preload('lines')
    .firstOrFail()
  await sendPurchaseOrder(unit('po.clerk'), approved)
  const lineId = approved.lines[0]!.id
  await receiveGoods(unit('storekeeper'), approved, { lines: [{ lineId, accepted: '1' }] })
  const bill = await recordBill(unit('po.clerk'), approved, {
    ...{ vendorNumber: `RF-${410 + at}`, printedTotal: unitPrice },
    lines: [{ lineId, quantity: '1', unitPrice, vatCategory: 'O' }],
  })
  await payBill(unit('accountant'), approved, {
    ...{ billId: bill.id, expectedVersion: bill.version, amount: paid },
    reference: `TRF-${9310 + at}`,
  })
}

async function approve(context: DemoContext, { id, version }: PurchaseOrder) {
  const chief = personOf(context, 'general.manager')
  const by: Approver = {
    ...{ userId: chief.id, role: 'admin' },
    abilities: new Set([
      ...['purchase-orders.view', 'purchase-orders.view-all', 'purchase-orders.approve'],
      ...['purchase-orders.approve-medium', 'purchase-orders.approve-large', 'approvals.top'],
    ]),
  }
  const unit = new DemoUnit(context.trx, { at: context.now, by: chief })
  const decision = { decision: 'approve', comment: 'As quoted', by } as const
  await decidePurchaseOrder(unit, { id, expectedVersion: version, ...decision })
}
