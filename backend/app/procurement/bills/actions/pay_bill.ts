import type { Infer } from '@vinejs/vine/types'
import { takeBankAccount } from '#core/bank_accounts/own_accounts'
import { conflict, forbidden, invalid } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import { formatMoney } from '#engines/money/money'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { saveNext } from '#procurement/purchase_orders/actions/change_purchase_order'
import { giveChequeFor } from '#procurement/bills/cheques'
import { checkDiscount } from '#procurement/bills/check_discount'
import { amountOf } from '#procurement/purchase_orders/pricing/order_terms'
import { recordChange } from '#procurement/purchase_orders/records'
import { afterPayment, mostPayable, openOf } from '#procurement/purchase_orders/retention'
import { requireOtherThanMaker } from '#procurement/purchase_orders/duties'
import { isOwnPayment } from '#procurement/bills/separate_payer'
import { lockBill, saveBill } from './settle_bill.js'
import { paidShare } from '#procurement/purchase_orders/paid_share'
import { requireConfirmedBank } from '#procurement/vendors/bank/require_confirmed_bank'
import {
  recordWithholdings,
  sumWithheld,
  withheldColumns,
  type WithheldSum,
} from '#procurement/withholdings/record_withholdings'
import { withholdOf } from '#procurement/withholdings/withhold'
import VendorBill from '#procurement/bills/models/vendor_bill'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { retentionDueOn } from '#procurement/purchase_orders/order_retention'
import { today } from '#core/settings/firm_clock'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import type { createPaymentValidator } from '#procurement/bills/payment_validator'

type Payment = Infer<typeof createPaymentValidator> & {
  billId: number
  expectedVersion: number
  /** The payment run that it belongs to. */
  paymentRunId?: number
}

/**
 * Records what was paid of a bill, or of what is held back of it. Only what matches or was released is
 * paid, never more than is open, and never while a new bank account of the vendor waits for its
 * confirmation. Retention that is not due yet is paid out with a reason. A discount for paying early is
 * taken as it was agreed.
 * @throws AppError 403 OWN_BILL for the person who recorded it, OWN_ORDER_BILL for who made or
 *   approved its order, 409 CONFLICT | BANK_UNCONFIRMED, 412, 422 on `amount`, `discount`, `paidOn` or `note`
 */
export async function payBill(uow: UnitOfWork, order: PurchaseOrder, input: Payment) {
  const { kind = 'bill', note = null } = input
  const bill = await lockBill(uow, order, input)
  if (bill.status !== 'matched' && bill.status !== 'released')
    throw conflict('CONFLICT', { details: { status: bill.status } })
  if (isOwnPayment(bill, uow.actor.id)) throw forbidden('OWN_BILL')
  await requireOtherThanMaker(uow, order, 'OWN_ORDER_BILL')
  await requireConfirmedBank(uow, order.vendorId)
  const paidOn = input.paidOn ?? today()
  await requireDay(uow, bill, paidOn)
  if (kind === 'retention' && !note) await requireDue(uow, order, paidOn)
  const amountMinor = amountOf('amount', input.amount, bill.currency)
  if (amountMinor > mostPayable(bill, kind)) throw invalid({ amount: ['moreThanOpen'] })
  const discountMinor = await checkDiscount(uow, bill, { ...input, kind, amountMinor, paidOn })
  if (amountMinor > (await owedToVendor(uow, bill))) throw invalid({ amount: ['vendorOwes'] })
  const before = paidAudit(bill)
  const { paymentId, ...tax } = await keepPayment(uow, bill, {
    ...{ kind, note, paidOn, amountMinor, discountMinor, reference: input.reference ?? null },
    bankAccountId: await takeBankAccount(uow, input.bankAccountId, bill),
    paymentRunId: input.paymentRunId ?? null,
  })
  if (input.cheque) await giveChequeFor(uow, order, bill, paymentId, input.cheque)
  bill.merge(afterPayment(bill, kind, amountMinor))
  bill.discountMinor += discountMinor
  await saveBill(uow, bill)
  order.paidBp = await paidShare(uow, order)
  await saveNext(uow, order)
  const action = kind === 'retention' ? 'release_retention' : 'pay_bill'
  await recordChange(uow, action, order, {
    before,
    after: { ...paidAudit(bill), note, ...taxAudit(bill, tax) },
  })
  return bill
}

interface Kept {
  kind: string
  note: string | null
  paidOn: string
  amountMinor: number
  discountMinor: number
  reference: string | null
  bankAccountId: number | null
  paymentRunId: number | null
}

/** Keeps a payment with what it withholds. */
async function keepPayment(uow: UnitOfWork, bill: VendorBill, kept: Kept) {
  const { amountMinor, paidOn } = kept
  const { exchangeRateE6: rateE6 } = frozenRate(amountMinor, bill.currency, paidOn)
  const parts = await withholdOf(uow, { billId: bill.id, amountMinor, on: paidOn, rateE6 })
  const { withheldMinor, borneMinor } = sumWithheld(parts)
  if (withheldMinor > amountMinor) throw invalid({ amount: ['belowWithholding'] })
  const [id] = await uow.trx.table('purchase_payments').insert({
    ...{ purchase_bill_id: bill.id, kind: kept.kind, paid_on: paidOn },
    ...{ amount_minor: amountMinor, discount_minor: kept.discountMinor },
    ...withheldColumns(parts),
    ...{ exchange_rate_e6: rateE6, reference: kept.reference, note: kept.note },
    ...{ bank_account_id: kept.bankAccountId, payment_run_id: kept.paymentRunId },
    ...{ created_by: uow.actor.id, created_at: sqlInstant() },
  })
  await recordWithholdings(uow, parts, {
    ...{ paymentId: Number(id), billId: bill.id, number: bill.vendorNumber },
    ...{ vendorId: bill.vendorId, currency: bill.currency, on: paidOn },
  })
  return { paymentId: Number(id), withheldMinor, borneMinor }
}

/**
 * What the firm owes a vendor in one currency over all bills that may be paid, retention aside. A credit
 * on a bill that was paid already is set off against the others before anything more is paid.
 */
async function owedToVendor(uow: UnitOfWork, { vendorId, currency }: VendorBill): Promise<number> {
  // read under lock: two payments at once would both count on what the vendor owes
  const bills = await VendorBill.query({ client: uow.trx })
    .where({ vendorId, currency })
    .whereNot('status', 'cancelled')
    .forUpdate()
  return bills.reduce((sum, bill) => {
    const { billMinor, heldMinor } = openOf(bill)
    // a bill that waits for its release does not pay for what the vendor owes
    return sum + (billMinor < 0 || bill.status !== 'blocked' ? billMinor + heldMinor : 0)
  }, 0)
}

type Tax = Pick<WithheldSum, 'withheldMinor' | 'borneMinor'>

const taxAudit = ({ currency }: VendorBill, { withheldMinor, borneMinor }: Tax) => ({
  ...(withheldMinor && { withheld: formatMoney(withheldMinor, currency) }),
  ...(borneMinor && { borneTax: formatMoney(borneMinor, currency) }),
})

const paidAudit = (bill: VendorBill) => ({
  ...bill.toAudit(),
  paid: formatMoney(bill.paidMinor, bill.currency),
  discountTaken: formatMoney(bill.discountMinor, bill.currency),
  retentionReleased: formatMoney(bill.retentionPaidMinor, bill.currency),
})

async function requireDay(uow: UnitOfWork, { billedOn }: VendorBill, paidOn: string) {
  if (paidOn > today()) throw invalid({ paidOn: ['inFuture'] })
  if (paidOn < billedOn) throw invalid({ paidOn: ['beforeBill'] })
  await requireUnlocked(uow, 'purchasing', { day: paidOn, field: 'paidOn' })
}

/** @throws AppError 422 while the retention of an order is not owed yet */
async function requireDue(uow: UnitOfWork, order: PurchaseOrder, paidOn: string) {
  const dueOn = await retentionDueOn(order, uow)
  if (dueOn === null || paidOn < dueOn) throw invalid({ note: ['beforeDue'] })
}
