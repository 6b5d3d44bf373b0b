import { createRows, updateRows } from '#core/database/many_rows'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import VendorBillInstalment from './vendor_bill_instalment.js'
import { payableOf, settledOf, type BillAmounts } from './bill_amounts.js'
import { dueOnOf, settle } from './settle.js'
import type { NewInstalment } from './split_bill.js'

interface Bill extends BillAmounts {
  id: number
  dueOn: string | null
}

export function lockInstalments(uow: UnitOfWork, billId: number): Promise<VendorBillInstalment[]> {
  return VendorBillInstalment.query({ client: uow.trx })
    .where('purchaseBillId', billId)
    .orderBy('position')
    .forUpdate()
}

/** Keeps the instalments of a new bill and gives the bill its day; parts of nothing are left out. */
export async function createInstalments(
  uow: UnitOfWork,
  bill: Bill,
  instalments: readonly NewInstalment[]
) {
  const worth = instalments.filter(({ agreedMinor }) => agreedMinor > 0)
  const kept = worth.length ? worth : instalments.slice(-1)
  const rows = kept.map((instalment, i) => ({
    ...instalment,
    ...{ purchaseBillId: bill.id, position: i + 1 },
    ...{ amountMinor: instalment.agreedMinor, settledMinor: 0 },
  }))
  await createRows(uow.trx, VendorBillInstalment, rows)
  bill.dueOn = dueOnOf(rows)
}

/** Works out again what is left and settled of each instalment of a locked bill, and the bill's day. */
export async function followInstalments(uow: UnitOfWork, bill: Bill) {
  const rows = await lockInstalments(uow, bill.id)
  const now = settle(rows, payableOf(bill), settledOf(bill))
  for (const [i, row] of rows.entries()) row.merge(now[i]!)
  const changed = rows.filter(({ $isDirty }) => $isDirty)
  await updateRows(
    uow.trx,
    'vendor_bill_instalments',
    changed.map(({ id, amountMinor, settledMinor }) => ({
      ...{ id, amount_minor: amountMinor, settled_minor: settledMinor },
    }))
  )
  bill.dueOn = dueOnOf(rows)
}
