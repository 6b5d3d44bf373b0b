import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type VendorBill from '#procurement/bills/models/vendor_bill'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { VENDOR_BILL } from '#procurement/shared/booked'
import { giveCheque } from '#procurement/shared/give_cheque'

type Cheque = Parameters<typeof giveCheque>[1]['cheque']

/** Enters the cheque that was given for a payment. @throws AppError 422 as the register does */
export async function giveChequeFor(
  uow: UnitOfWork,
  { vendorId, vendorName }: PurchaseOrder,
  bill: VendorBill,
  paymentId: number,
  cheque: Cheque
) {
  const payment = await uow.trx.from('purchase_payments').where('id', paymentId).firstOrFail()
  const chequeId = await giveCheque(uow, {
    document: {
      ...{ kind: VENDOR_BILL, id: bill.id, number: bill.vendorNumber, on: payment.paid_on },
      exchangeRateE6: payment.exchange_rate_e6,
    },
    ...{ vendorId, vendorName, currency: bill.currency, cheque },
    amountMinor: Number(payment.amount_minor) - Number(payment.withheld_minor),
    bankAccountId: payment.bank_account_id,
  })
  await uow.trx.from('purchase_payments').where('id', paymentId).update({ cheque_id: chequeId })
}
