import { compare, sum } from '@binaa/backend/decimal'
import { exponentOf } from '@binaa/backend/money'
import type { Schema } from '../../../api/types'

export const PAYMENT_RUNS = 'procurement.payment_runs'
export const PATH = '/finance/payment-runs'

export const STATUSES = ['draft', 'submitted', 'approved', 'paid', 'rejected', 'cancelled'] as const

export type PaymentRunRow = Schema<'PaymentRunRow'>
export type PaymentRun = Schema<'PaymentRun'>
export type PaymentProposal = Schema<'PaymentProposal'>
export type LeftOut = Schema<'LeftOutPayment'>

/** A bill that a run may pay. */
export type PayableBill = Pick<
  Schema<'ProposedPayment'>,
  'billId' | 'billNumber' | 'orderNumber' | 'vendorId' | 'vendorName' | 'dueOn' | 'open' | 'amount'
> & {
  discount: string
  /** Its vendor has no account: it is paid by cheque or not at all. */
  byCheque?: boolean
}

/** What is to be paid of a bill; without an amount it is left out. */
export type Chosen = Readonly<Record<number, string | null>>

export const runPath = ({ id }: { id: number | string }): string => `${PATH}/${id}`

/** Everything that is proposed. */
export const allOf = (bills: readonly PayableBill[]): Chosen =>
  Object.fromEntries(bills.map(({ billId, amount }) => [billId, amount]))

/** Vendors that have no account to be paid on. */
export const chequeOnly = (bills: readonly PayableBill[]): number[] => [
  ...new Set(bills.flatMap(({ vendorId, byCheque }) => (byCheque ? vendorId : []))),
]

/** Of these vendors the ones that something is paid to. */
export const paidByCheque = (
  bills: readonly PayableBill[],
  chosen: Chosen,
  byCheque: readonly number[]
): number[] =>
  byCheque.filter((id) => bills.some(({ vendorId, billId }) => vendorId === id && chosen[billId]))

/** A discount is for what was proposed: paid in part, a bill has none. */
export const discountOf = (bill: PayableBill, amount: string): string =>
  isSame(amount, bill.amount) ? bill.discount : '0'

const DECIMAL = /^\d+(\.\d+)?$/
const isSame = (a: string, b: string) => DECIMAL.test(a) && compare(a, b) === 0

/** Why an amount cannot be paid; null where it can. */
export function problemOf(
  bill: PayableBill,
  amount: string,
  currency: string
): 'not_an_amount' | 'more_than_open' | null {
  const digits = exponentOf(currency)
  const fits = DECIMAL.test(amount) && (amount.split('.')[1]?.length ?? 0) <= digits
  if (!fits || compare(amount, '0') <= 0) return 'not_an_amount'
  return compare(amount, bill.open) > 0 ? 'more_than_open' : null
}

/** Whether some amount cannot be paid. */
export const isWrong = (bills: readonly PayableBill[], chosen: Chosen, currency: string): boolean =>
  bills.some((bill) => {
    const amount = chosen[bill.billId]
    return typeof amount === 'string' && problemOf(bill, amount, currency) !== null
  })

/** The body of what is to be paid. */
export const itemsOf = (bills: readonly PayableBill[], chosen: Chosen) =>
  bills.flatMap((bill) => {
    const amount = chosen[bill.billId]
    if (!amount) return []
    const discount = discountOf(bill, amount)
    return [{ billId: bill.billId, amount, discount: compare(discount, '0') > 0 ? discount : null }]
  })

export interface VendorSum {
  vendorId: number
  vendorName: string
  amount: string
  bills: number
}

/** What is chosen of each vendor, in the order of the bills; an amount that cannot be read counts nothing. */
export function sumsOf(
  bills: readonly PayableBill[],
  chosen: Chosen,
  currency: string
): { vendors: VendorSum[]; total: string; bills: number } {
  const digits = exponentOf(currency)
  const paid = bills.flatMap((bill) => {
    const amount = chosen[bill.billId]
    return amount && problemOf(bill, amount, currency) === null ? [{ ...bill, amount }] : []
  })
  const vendors = [...Map.groupBy(paid, ({ vendorId }) => vendorId).values()].map((group) => ({
    vendorId: group[0]!.vendorId,
    vendorName: group[0]!.vendorName,
    amount: sum(
      group.map(({ amount }) => amount),
      digits
    ),
    bills: group.length,
  }))
  return {
    vendors,
    total: sum(
      paid.map(({ amount }) => amount),
      digits
    ),
    bills: paid.length,
  }
}
