import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { conflict, invalid } from '#core/base/app_error'
import { owedToVendors } from '#procurement/bills/owed_to_vendors'
import { taxOfParts, withheldOf } from '#procurement/withholdings/withhold'
import { isAgreed } from './choose.js'
import { payableBills, type PayableBill } from './payable_bills.js'

/** What a run is to pay of a bill, in minor units. */
export interface StatedItem {
  billId: number
  amountMinor: number
  discountMinor: number
  /** What was settled of the bill when it was put into the run; null for one that is put in now. */
  settledMinor: number | null
  /** What it withholds as the run says; null for one that is put in now. */
  withheldMinor?: number | null
}

export interface Judging {
  currency: string
  /** On which discounts must hold. */
  paidOn: string
  /** The run itself; null while it is made. */
  runId: number | null
  /** Vendors that get a cheque, for which they need no account. */
  byCheque?: ReadonlySet<number>
}

export const ITEM_PROBLEMS = [
  'absent',
  'otherCurrency',
  'billNotPayable',
  'inOtherRun',
  'noIban',
  'bankUnconfirmed',
  'paidMeanwhile',
  'moreThanOpen',
  'notTheDiscount',
  'vendorOwes',
  'withholdingChanged',
] as const
export type ItemProblem = (typeof ITEM_PROBLEMS)[number]

export interface Judged {
  bill: PayableBill | null
  /** Why it cannot be paid so; null where it can. */
  problem: ItemProblem | null
}

const PAYABLE = new Set(['matched', 'released'])
/** Those that are about the amount rather than about the bill. */
const OF_AMOUNT = new Set<ItemProblem>(['moreThanOpen', 'vendorOwes'])

/**
 * Judges what a run is to pay, in the order in which it pays.
 * @param known the bills, where they have just been read
 */
export async function judgeItems(
  client: QueryClientContract,
  items: readonly StatedItem[],
  judging: Judging,
  known?: ReadonlyMap<number, PayableBill>
): Promise<Judged[]> {
  const ids = items.map(({ billId }) => billId)
  const bills = known ?? (await payableBills(ids, client))
  const vendors = [...new Set([...bills.values()].map(({ vendorId }) => vendorId))]
  const left = await owedToVendors(vendors, judging.currency, client)
  const withheld = await withheldOf(items, judging.paidOn, client)
  return items.map((item) => {
    const bill = bills.get(item.billId) ?? null
    if (!bill) return { bill, problem: 'absent' as const }
    const owed = left.get(bill.vendorId) ?? 0
    left.set(bill.vendorId, owed - item.amountMinor - item.discountMinor)
    const problem = problemOf(bill, item, judging)
    if (problem) return { bill, problem }
    if (item.amountMinor > owed) return { bill, problem: 'vendorOwes' as const }
    const stated = item.withheldMinor ?? null
    const same = stated === null || stated === taxOfParts(withheld.get(item.billId))
    return { bill, problem: same ? null : ('withholdingChanged' as const) }
  })
}

function problemOf(bill: PayableBill, item: StatedItem, judging: Judging): ItemProblem | null {
  const { amountMinor, discountMinor, settledMinor } = item
  if (bill.currency !== judging.currency) return 'otherCurrency'
  if (!PAYABLE.has(bill.status)) return 'billNotPayable'
  if (bill.run && bill.run.id !== judging.runId) return 'inOtherRun'
  if (bill.account.unconfirmed) return 'bankUnconfirmed'
  if (!bill.account.hasIban && !judging.byCheque?.has(bill.vendorId)) return 'noIban'
  if (settledMinor !== null && settledMinor !== bill.settledMinor) return 'paidMeanwhile'
  if (amountMinor + discountMinor > bill.openMinor) return 'moreThanOpen'
  const agreed = !discountMinor || isAgreed(bill.instalments, item, judging.paidOn)
  return agreed ? null : 'notTheDiscount'
}

/** Refuses what someone states. @throws AppError 422 naming each item by its place in the request */
export function refuseProblems(judged: readonly (Judged & { at: number })[]) {
  const wrong = judged.flatMap(({ at, problem }): [string, string[]][] => {
    if (!problem) return []
    const field =
      problem === 'notTheDiscount' ? 'discount' : OF_AMOUNT.has(problem) ? 'amount' : 'billId'
    return [[`items.${at}.${field}`, [problem]]]
  })
  if (wrong.length) throw invalid(Object.fromEntries(wrong))
}

/** Refuses to go on with a run of which a bill has changed. @throws AppError 409 naming the first such bill */
export function requireSoundItems(
  judged: readonly Judged[],
  named: readonly { billNumber: string }[]
) {
  const at = judged.findIndex(({ problem }) => problem !== null)
  if (at < 0) return
  const { problem, bill } = judged[at]!
  throw conflict('RUN_BILL_CHANGED', {
    params: { bill: named[at]!.billNumber, vendor: bill?.vendorName ?? '' },
    details: { problem },
  })
}
