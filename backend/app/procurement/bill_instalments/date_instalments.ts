import { updateRows } from '#core/database/many_rows'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#procurement/shared/publish_change'
import { amountsOf } from './bill_amounts.js'
import { followInstalments } from './keep_instalments.js'
import VendorBillInstalment from './vendor_bill_instalment.js'

type DayOf = (row: VendorBillInstalment) => string | null

/**
 * Gives the instalments of an order's bills that wait for something the day that it sets off, or takes
 * the day away again; what was paid of them and the days of their bills follow. Needs the order locked.
 * @param days called only when anything waits: what sets a day off may have to be read first
 */
export async function dateInstalments(
  uow: UnitOfWork,
  orderId: number,
  dueFrom: 'milestone' | 'retention',
  days: () => DayOf | Promise<DayOf>
) {
  const live = uow.trx
    .from('purchase_bills')
    .where('purchase_order_id', orderId)
    .whereNot('status', 'cancelled')
    .select('id')
  const rows = await VendorBillInstalment.query({ client: uow.trx })
    .where('dueFrom', dueFrom)
    .whereIn('purchaseBillId', live)
    .forUpdate()
  if (!rows.length) return
  const dayOf = await days()
  const changed = rows.flatMap((row) => {
    const dueOn = dayOf(row)
    return dueOn === row.dueOn ? [] : [{ id: row.id, bill: row.purchaseBillId, due_on: dueOn }]
  })
  if (!changed.length) return
  await updateRows(
    uow.trx,
    'vendor_bill_instalments',
    changed.map(({ id, due_on }) => ({ id, due_on }))
  )
  for (const id of new Set(changed.map(({ bill }) => bill))) await followBill(uow, id)
}

async function followBill(uow: UnitOfWork, id: number) {
  const row = await uow.trx.from('purchase_bills').where({ id }).forUpdate().firstOrFail()
  const bill = { id, dueOn: row.due_on as string | null, ...amountsOf(row) }
  await followInstalments(uow, bill)
  await uow.trx
    .from('purchase_bills')
    .where({ id })
    .update({ due_on: bill.dueOn, version: Number(row.version) + 1 })
  publishChange(uow, 'bills', id, 'update')
}
