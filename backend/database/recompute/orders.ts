import {
  inHalalas,
  least,
  most,
  netOf,
  percent,
  rounded,
  sum,
  taxes,
  whole,
  type Taxed,
} from './arithmetic.js'
import { addTo } from './comparison.js'
import { byId, childrenBy, rowsOf } from './read.js'

/**
 * Orders, deliveries, bills, credits and payments, read once. What the documents themselves state is
 * taken as it is: quantities, prices, rates, days, states. What was worked out from them is not read.
 */
export interface Purchasing {
  orders: Map<number, any>
  orderLines: Map<number, any>
  linesOf: Map<number, any[]>
  /** By line of an order: what posted deliveries have accepted, and what of it went back. */
  accepted: Map<number, bigint>
  /** By line of an order: what of posted deliveries is in quarantine. */
  waiting: Map<number, bigint>
  /** By line of an order: what the bills that count ask for, credits taken off. */
  billed: Map<number, { quantity: bigint; net: bigint }>
  bills: Bill[]
}

/** A bill as its lines, credits and payments make it. */
export interface Bill {
  row: any
  lines: any[]
  charges: any[]
  /** What was credited of each charge. */
  offCharges: bigint[]
  total: bigint
  vat: bigint
  net: bigint
  credited: bigint
  creditedNet: bigint
  paid: bigint
  retention: bigint
  retentionPaid: bigint
  /** What discounts for paying early have settled. */
  discount: bigint
  /** In the order in which they are paid, with what credits have left of each and what is settled. */
  instalments: { row: any; amount: bigint; settled: bigint }[]
  /** What it recovers of advances, as their ledger has it. */
  advance: bigint
}

export async function purchasing(): Promise<Purchasing> {
  const [orders, allLines, bills] = await Promise.all([
    rowsOf('purchase_orders'),
    rowsOf('purchase_order_lines'),
    rowsOf('purchase_bills'),
  ])
  const linesOf = Map.groupBy(allLines, (row) => Number(row.purchase_order_id))
  for (const lines of linesOf.values()) lines.sort((a, b) => a.position - b.position)
  const billLines = await childrenBy('purchase_bill_lines', 'purchase_bill_id')
  const charges = await childrenBy('purchase_bill_charges', 'purchase_bill_id')
  const payments = await childrenBy('purchase_payments', 'purchase_bill_id')
  const recoveries = await childrenBy('vendor_advance_recoveries', 'purchase_bill_id')
  const credits = await creditedLines()
  const creditedCharges = await chargesCredited()
  const instalments = await childrenBy('vendor_bill_instalments', 'purchase_bill_id')
  const read = bills.map((row) => {
    const bill = billOf(
      row,
      billLines.get(row.id) ?? [],
      charges.get(row.id) ?? [],
      payments.get(row.id) ?? [],
      { lines: credits, charges: creditedCharges }
    )
    const advance = sum((recoveries.get(row.id) ?? []).map((one) => whole(one.amount_minor)))
    const of = { ...bill, advance }
    return { ...of, instalments: instalmentsOf(of, instalments.get(row.id) ?? []) }
  })
  return {
    orders: byId(orders),
    orderLines: byId(allLines),
    linesOf,
    accepted: await ofReceipts('accepted_e4'),
    waiting: await ofReceipts('waiting_e4'),
    billed: billedOf(read, credits),
    bills: read,
  }
}

async function ofReceipts(column: string): Promise<Map<number, bigint>> {
  const receipts = byId(await rowsOf('goods_receipts', ['status']))
  const sums = new Map<number, bigint>()
  for (const line of await rowsOf('goods_receipt_lines')) {
    if (receipts.get(Number(line.goods_receipt_id)).status !== 'posted') continue
    const id = Number(line.order_line_id)
    sums.set(id, (sums.get(id) ?? 0n) + whole(line[column]))
  }
  return sums
}

type Credits = Map<number, { quantity: bigint; net: bigint }>

/** What posted credits take off each line of a bill. */
async function creditedLines(): Promise<Credits> {
  const posted = byId((await rowsOf('vendor_credits')).filter(({ status }) => status === 'posted'))
  const credits: Credits = new Map()
  for (const row of await rowsOf('vendor_credit_shares')) {
    if (!posted.has(Number(row.vendor_credit_id))) continue
    const known = credits.get(Number(row.bill_line_id)) ?? { quantity: 0n, net: 0n }
    credits.set(Number(row.bill_line_id), {
      quantity: known.quantity + whole(row.quantity_e4),
      net: known.net + whole(row.net_minor),
    })
  }
  return credits
}

/** What posted credits take off each charge of a bill. */
async function chargesCredited(): Promise<Map<number, bigint>> {
  const posted = byId((await rowsOf('vendor_credits')).filter(({ status }) => status === 'posted'))
  const off = new Map<number, bigint>()
  for (const row of await rowsOf('vendor_credit_charges')) {
    if (!posted.has(Number(row.vendor_credit_id))) continue
    const id = Number(row.bill_charge_id)
    off.set(id, (off.get(id) ?? 0n) + whole(row.net_minor))
  }
  return off
}

interface Credited {
  lines: Credits
  charges: Map<number, bigint>
}

const taxed = (row: any, net: bigint): Taxed => ({
  ...{ category: row.vat_category, rate: whole(row.vat_rate_bp), net },
})

/** Net and VAT together. */
const gross = (parts: Taxed[]) => sum(taxes(parts).map(({ net, vat }) => net + vat))

/**
 * A line is quantity × price; VAT is rounded once for each category and rate, charges included. What is
 * credited of a bill is what its remaining lines ask less. Retention is a share of the net, of less where
 * a part was credited, and never less than was paid out of it.
 */
function billOf(row: any, lines: any[], charges: any[], payments: any[], credited: Credited) {
  const { currency } = row
  const asked = lines.map((line) => netOf(line.quantity_e4, line.unit_price_e4, currency))
  const extra = charges.map((charge) => taxed(charge, whole(charge.net_minor)))
  const parts = [...lines.map((line, i) => taxed(line, asked[i]!)), ...extra]
  const off = lines.map(({ id }) => credited.lines.get(Number(id))?.net ?? 0n)
  const offCharges = charges.map(({ id }) => credited.charges.get(Number(id)) ?? 0n)
  const left = [
    ...lines.map((line, i) => taxed(line, asked[i]! - off[i]!)),
    ...charges.map((charge, i) => taxed(charge, whole(charge.net_minor) - offCharges[i]!)),
  ]
  const net = sum(parts.map((part) => part.net))
  const creditedNet = sum([...off, ...offCharges])
  const paidAs = (kind: string) =>
    sum(payments.filter((one) => one.kind === kind).map((one) => whole(one.amount_minor)))
  // what a vendor paid back is not paid any more
  const [paidOfBill, retentionPaid] = [paidAs('bill') + paidAs('refund'), paidAs('retention')]
  return {
    ...{ row, lines, charges, net, creditedNet, retentionPaid, offCharges },
    total: gross(parts),
    vat: gross(parts) - net,
    credited: gross(parts) - gross(left),
    paid: paidOfBill + retentionPaid,
    discount: sum(payments.map((one) => whole(one.discount_minor))),
    retention: most(retentionPaid, percent(net - creditedNet, row.retention_bp)),
  }
}

/**
 * What is left of each instalment as it was agreed, and settled of it: what is to be paid, the last
 * days first without what was credited; what was paid, the first days first. No day comes last.
 */
function instalmentsOf(bill: Omit<Bill, 'instalments'>, rows: any[]): Bill['instalments'] {
  const due = rows.toSorted((a, b) =>
    a.due_on === b.due_on
      ? Number(a.position) - Number(b.position)
      : !b.due_on || (a.due_on && a.due_on < b.due_on)
        ? -1
        : 1
  )
  const payable = most(0n, bill.total - bill.credited - bill.advance - bill.retention)
  let off = sum(due.map((row) => whole(row.agreed_minor))) - payable
  const amounts = due.toReversed().map((row) => {
    const taken = least(off, whole(row.agreed_minor))
    off -= taken
    return whole(row.agreed_minor) - taken
  })
  let left = most(0n, bill.paid - bill.retentionPaid + bill.discount)
  return due.map((row, i) => {
    const amount = amounts.at(-1 - i)!
    const settled = least(left, amount)
    left -= settled
    return { row, amount, settled }
  })
}

function billedOf(bills: Bill[], credits: Credits) {
  const billed: Purchasing['billed'] = new Map()
  for (const { row, lines } of bills) {
    if (row.status === 'cancelled') continue
    for (const line of lines) {
      const id = Number(line.order_line_id)
      const known = billed.get(id) ?? { quantity: 0n, net: 0n }
      const off = credits.get(Number(line.id)) ?? { quantity: 0n, net: 0n }
      billed.set(id, {
        quantity: known.quantity + whole(line.quantity_e4) - off.quantity,
        net: known.net + netOf(line.quantity_e4, line.unit_price_e4, row.currency) - off.net,
      })
    }
  }
  return billed
}

/** Net and total of an order from its lines and charges, and the total at the rate that it keeps. */
export function orderTotals(order: any, lines: any[]) {
  const goods = lines.map((line) =>
    taxed(line, netOf(line.quantity_e4, line.unit_price_e4, order.currency, line.discount_bp))
  )
  const charges = ['freight', 'charges'].map((name) => ({
    category: order[`${name}_vat_category`],
    rate: whole(order[`${name}_vat_bp`]),
    net: whole(order[`${name}_minor`]),
  }))
  const parts = [...goods, ...charges.filter(({ net }) => net > 0n)]
  const total = gross(parts)
  const rate = order.exchange_rate_e6
  return { total, base: rate === null ? null : inHalalas(total, order.currency, rate) }
}

const STANDING = new Set(['approved', 'sent', 'partially_received', 'received', 'closed'])
export const binds = ({ status, revision }: any) =>
  STANDING.has(status) || (status === 'submitted' && Number(revision) > 0)

/** What will be billed of a line in all: of a closed order what came, else at least what was ordered. */
export function dueOf(order: any, line: any, { accepted }: Purchasing): bigint {
  const came = accepted.get(Number(line.id)) ?? 0n
  return order.status === 'closed' ? came : most(came, whole(line.quantity_e4))
}

/** What of a line's value a quantity is. */
export function partOf(order: any, line: any, quantity: bigint): bigint {
  const net = netOf(line.quantity_e4, line.unit_price_e4, order.currency, line.discount_bp)
  const of = whole(line.quantity_e4)
  return of ? (quantity === of ? net : rounded(net * quantity, of)) : 0n
}

/** By project and currency: what is ordered and not billed yet; what was cancelled by closing is released. */
export function commitments(read: Purchasing): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  const charged = chargesBilled(read)
  for (const order of read.orders.values()) {
    if (!order.project_id || !binds(order)) continue
    const of = `project ${order.project_id} ${order.currency}`
    for (const line of read.linesOf.get(order.id) ?? []) {
      const left = dueOf(order, line, read) - (read.billed.get(Number(line.id))?.quantity ?? 0n)
      if (left > 0n) addTo(sums, of, partOf(order, line, left))
    }
    if (order.status === 'closed') continue
    for (const name of ['freight', 'charges'] as const)
      addTo(sums, of, most(0n, whole(order[`${name}_minor`]) - charged(order.id)[name]))
  }
  return sums
}

/** What the bills that count ask for freight and other charges of an order. */
export function chargesBilled({ bills }: Purchasing) {
  const sums = new Map<number, { freight: bigint; charges: bigint }>()
  const of = (id: number) => sums.get(id) ?? { freight: 0n, charges: 0n }
  for (const { row, charges, offCharges } of bills) {
    if (row.status === 'cancelled') continue
    const id = Number(row.purchase_order_id)
    for (const [i, charge] of charges.entries()) {
      const name = charge.kind === 'freight' ? 'freight' : 'charges'
      sums.set(id, { ...of(id), [name]: of(id)[name] + whole(charge.net_minor) - offCharges[i]! })
    }
  }
  return of
}
