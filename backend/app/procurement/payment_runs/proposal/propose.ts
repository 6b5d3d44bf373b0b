import db from '@adonisjs/lucid/services/db'
import { formatMoney } from '#engines/money/money'
import { MOST_ITEMS, type Unpayable } from '#procurement/enums/payment_runs'
import { owedToVendors } from '#procurement/bills/owed_to_vendors'
import { taxOfParts, withheldOf } from '#procurement/withholdings/withhold'
import { maskOf } from '#procurement/vendors/bank/mask'
import { chooseInstalments, setOff, type Chosen, type Wanted } from './choose.js'
import { payableBills, type PayableBill } from './payable_bills.js'

interface Asked extends Wanted {
  currency: string
  vendorIds: readonly number[]
}

interface Candidate extends Chosen {
  bill: PayableBill
  reason: Unpayable | null
}

/**
 * What a run would pay: instalments that are due by a day or whose discount would be lost, of bills that
 * match or were released. Beside it what is left out, each bill with its reason.
 */
export async function proposeRun(asked: Asked) {
  const ids = await billIds(asked)
  const bills = await payableBills(ids.slice(0, MOST_ITEMS))
  const candidates = [...bills.values()].flatMap((bill): Candidate[] => {
    const chosen = chooseInstalments(bill.instalments, asked)
    return chosen ? [{ ...chosen, bill, reason: reasonOf(bill) }] : []
  })
  const judged = await withSetOff(inOrder(candidates), asked.currency)
  const payments = judged.map(({ bill, amountMinor }) => ({ billId: bill.id, amountMinor }))
  const withheld = await withheldOf(payments, asked.executeOn, db)
  const shown = judged.map((one) => shownCandidate(one, taxOfParts(withheld.get(one.bill.id))))
  return {
    currency: asked.currency,
    items: shown.filter(({ reason }) => reason === null).map(({ reason: _, ...item }) => item),
    leftOut: shown.flatMap(({ reason, ...item }) => (reason === null ? [] : { ...item, reason })),
    // a run pays so many bills at most: the others come with the next one
    more: ids.length > MOST_ITEMS,
  }
}

/** The bills that are looked at, the oldest first; one more than a run holds where there are more. */
async function billIds({ currency, vendorIds, ...wanted }: Asked): Promise<number[]> {
  const within = (day: string) => {
    const query = db
      .from('vendor_bill_instalments as i')
      .join('purchase_bills as b', 'b.id', 'i.purchase_bill_id')
      .where('b.currency', currency)
      .whereIn('b.status', ['matched', 'released', 'blocked'])
      .groupBy('b.id')
      .min(`i.${day} as day`)
      .select('b.id')
      .orderBy('day')
      .orderBy('b.id')
      .limit(MOST_ITEMS + 1)
    if (vendorIds.length) void query.whereIn('b.vendor_id', [...vendorIds])
    return query
  }
  const due = await within('open_due_on').where('i.open_due_on', '<=', wanted.dueThroughOn)
  const lost =
    wanted.nextRunOn === null
      ? []
      : await within('open_discount_on')
          .where('i.open_discount_on', '>=', wanted.executeOn)
          .where('i.open_discount_on', '<', wanted.nextRunOn)
  const ids = new Set([...due, ...lost].map((row) => Number(row.id)))
  return [...ids].slice(0, MOST_ITEMS + 1)
}

function reasonOf({ status, account, run }: PayableBill): Unpayable | null {
  if (run) return 'in_run'
  if (status === 'blocked') return 'blocked'
  return account.unconfirmed ? 'bank_unconfirmed' : null
}

/** By vendor, and of each vendor the oldest first, which is how they are paid. */
const inOrder = (candidates: Candidate[]) =>
  candidates.toSorted(
    (a, b) =>
      a.bill.vendorName.localeCompare(b.bill.vendorName) ||
      a.bill.vendorId - b.bill.vendorId ||
      (a.dueOn ?? '').localeCompare(b.dueOn ?? '') ||
      a.bill.id - b.bill.id
  )

/** Credits of a vendor are set off before anything is paid to it. */
async function withSetOff(candidates: Candidate[], currency: string): Promise<Candidate[]> {
  const vendors = [...new Set(candidates.map(({ bill }) => bill.vendorId))]
  const owed = await owedToVendors(vendors, currency)
  const groups = Map.groupBy(candidates, ({ bill }) => bill.vendorId)
  return [...groups].flatMap(([vendorId, group]) => {
    const left = owed.get(vendorId) ?? 0
    const reason = left <= 0 ? 'vendor_owes' : 'set_off'
    const cut = setOff(
      group.filter((one) => one.reason === null),
      left
    )
    const paid = new Map(cut.map((one) => [one.bill.id, one]))
    return group.map((one) => {
      const after = paid.get(one.bill.id)
      if (!after) return one
      return after.amountMinor > 0 ? after : { ...one, reason: reason as Unpayable }
    })
  })
}

function shownCandidate(
  { bill, amountMinor, discountMinor, dueOn, reason }: Candidate,
  withheldMinor: number
) {
  const money = (minor: number) => formatMoney(minor, bill.currency)
  return {
    ...{ billId: bill.id, billNumber: bill.number, orderNumber: bill.orderNumber },
    ...{ vendorId: bill.vendorId, vendorName: bill.vendorName, dueOn, reason },
    account: maskOf(bill.account.vendor.ibanTail),
    // without an account it can only be paid by cheque
    byCheque: !bill.account.hasIban,
    ...{ open: money(bill.openMinor), amount: money(amountMinor), discount: money(discountMinor) },
    withholdingTax: money(withheldMinor),
    runNumber: bill.run?.number ?? null,
  }
}
