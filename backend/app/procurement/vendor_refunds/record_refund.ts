import type { Infer } from '@vinejs/vine/types'
import { isSamePerson } from '#core/approvals/same_person'
import { takeBankAccount } from '#core/bank_accounts/own_accounts'
import { forbidden, invalid } from '#core/base/app_error'
import { nextNumber } from '#core/numbering/next_number'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type VendorBill from '#procurement/bills/models/vendor_bill'
import { amountOf } from '#procurement/purchase_orders/pricing/order_terms'
import { VENDOR_REFUNDS } from '#procurement/shared/number_series'
import type Vendor from '#procurement/vendors/models/vendor'
import { lockOverpaid, owedOf } from './overpaid.js'
import { bookRefund, recordOn } from './book_refund.js'
import VendorRefund from './vendor_refund.js'
import type { createRefundValidator } from './validator.js'

type Input = Infer<typeof createRefundValidator>

/**
 * Records money that a vendor has paid back of bills that were credited after they were paid, the
 * earliest bill first. Not by who recorded one of these credits: no one makes a credit and takes the money.
 * @throws AppError 403 OWN_VENDOR_CREDIT, 422 beyond what the vendor owes in the currency, and on its day
 */
export async function recordRefund(uow: UnitOfWork, vendor: Vendor, input: Input) {
  const { currency } = input
  const amountMinor = amountOf('amount', input.amount, currency)
  const { orders, bills } = await lockOverpaid(uow, { vendorId: vendor.id, currency })
  const owedMinor = bills.reduce((sum, bill) => sum + owedOf(bill), 0)
  if (amountMinor > owedMinor) throw invalid({ amount: ['aboveOwed'] })
  const parts = partsOf(bills, amountMinor)
  const credits = await creditsOf(
    uow,
    parts.map(({ bill }) => bill)
  )
  if (credits.some(({ created_by: by }) => isSamePerson(by, uow.actor.id)))
    throw forbidden('OWN_VENDOR_CREDIT')
  const receivedOn = await dayOf(uow, input, credits)
  const bankAccountId = await takeBankAccount(uow, input.bankAccountId, { currency })
  const refund = await VendorRefund.create(
    {
      number: await nextNumber(uow.trx, VENDOR_REFUNDS, Number(today().slice(0, 4))),
      ...{ vendorId: vendor.id, status: 'posted', currency, amountMinor, receivedOn },
      bankAccountId,
      ...{ reference: input.reference, note: input.note ?? null },
      ...{ cancelReason: null, cancelledOn: null, cancelledBy: null, createdBy: uow.actor.id },
    },
    { client: uow.trx }
  )
  const booked = parts.map(({ bill, partMinor }) => ({ bill, amountMinor: -partMinor }))
  await bookRefund(uow, refund, { orders, booked, on: receivedOn, note: refund.note })
  await recordOn(uow, refund, 'create', { after: { ...refund.toAudit(), vendorName: vendor.name } })
  return refund
}

/** What of each bill comes back. */
function partsOf(bills: VendorBill[], amountMinor: number) {
  let leftMinor = amountMinor
  return bills.flatMap((bill) => {
    const partMinor = Math.min(leftMinor, owedOf(bill))
    leftMinor -= partMinor
    return partMinor ? [{ bill, partMinor }] : []
  })
}

interface Credit {
  created_by: number | null
  credited_on: string
}

/** The credits that took something off these bills. */
async function creditsOf(uow: UnitOfWork, bills: VendorBill[]): Promise<Credit[]> {
  const lines = bills.flatMap((bill) => bill.lines.map(({ id }) => id))
  const charges = bills.flatMap((bill) => bill.charges.map(({ id }) => id))
  const shares = await uow.trx
    .from('vendor_credit_shares')
    .whereIn('bill_line_id', lines)
    .select('vendor_credit_id as id')
  const ofCharges = await uow.trx
    .from('vendor_credit_charges')
    .whereIn('bill_charge_id', charges)
    .select('vendor_credit_id as id')
  return uow.trx
    .from('vendor_credits')
    .whereIn(
      'id',
      [...shares, ...ofCharges].map(({ id }) => id)
    )
    .where('status', 'posted')
    .select('created_by', 'credited_on')
}

async function dayOf(uow: UnitOfWork, { receivedOn = today() }: Input, credits: Credit[]) {
  const first = credits.map(({ credited_on: day }) => day).sort()[0]
  if (receivedOn > today()) throw invalid({ receivedOn: ['inFuture'] })
  if (first && receivedOn < first) throw invalid({ receivedOn: ['beforeCredit'] })
  await requireUnlocked(uow, 'purchasing', { day: receivedOn, field: 'receivedOn' })
  return receivedOn
}
