import db from '@adonisjs/lucid/services/db'
import { least, rounded, sum, whole } from '#database/recompute/arithmetic'

const WHOLE = 1_000_000n

/** What bills bear of withholding tax, worked out from lines, credits, advances and payments alone. */
export class TaxedBills {
  /** On how much tax was withheld, by bill and kind. */
  readonly #subject = new Map<string, bigint>()

  /** After a payment: each kind has borne its share of what was paid, and never less than before. */
  async afterPayment(billId: number) {
    const { left, paid, payable } = await read(billId)
    for (const [kind, subject] of left) {
      const due = payable > 0n ? rounded(subject * least(paid, payable), payable) : 0n
      const before = this.#at(billId, kind)
      this.#subject.set(`${billId} ${kind}`, due > before ? due : before)
    }
  }

  /** Before a refund of so much of a bill: what is beyond its lines comes back in the share of what is owed. */
  async beforeRefund(billId: number, amount: bigint) {
    const { left, paid, payable, owed } = await read(billId)
    for (const [key, before] of [...this.#subject]) {
      const [bill, kind] = key.split(' ').map(Number)
      if (bill !== billId || !before) continue
      const kept =
        payable > 0n ? rounded((left.get(kind!) ?? 0n) * least(paid - owed, payable), payable) : 0n
      const excess = before - kept
      if (excess > 0n && owed > 0n)
        this.#subject.set(key, before - rounded(excess * least(amount, owed), owed))
    }
  }

  #at = (bill: number, kind: number) => this.#subject.get(`${bill} ${kind}`) ?? 0n

  /** Everything that was kept beside what the documents come to, as texts. */
  async differences(): Promise<string[]> {
    const rows: any[] = await db
      .from('withholdings')
      .whereNotNull('purchase_bill_id')
      .groupBy('purchase_bill_id', 'kind_id', 'rate_e4', 'tax_borne')
      .select('purchase_bill_id', 'kind_id', 'rate_e4', 'tax_borne')
      .sum('subject_minor as subject')
      .sum('tax_minor as tax')
    const kept = new Map(rows.map((row) => [`${row.purchase_bill_id} ${row.kind_id}`, row]))
    const found: string[] = []
    const borne = await borneBills()
    for (const key of new Set([...kept.keys(), ...this.#subject.keys()])) {
      const row = kept.get(key)
      const paid = this.#subject.get(key) ?? 0n
      const isBorne = borne.has(Number(key.split(' ')[0]))
      const rate = whole(row?.rate_e4)
      // what the firm bears is on a base that is larger by it
      const tax = rounded(paid * rate, isBorne ? WHOLE - rate : WHOLE)
      const expected = isBorne ? paid + tax : paid
      if (whole(row?.subject) !== expected)
        found.push(`${key}: withheld on ${row?.subject}, documents say ${expected}`)
      if (whole(row?.tax) !== tax) found.push(`${key}: withheld ${row?.tax}, it is ${tax}`)
      if (row && !!row.tax_borne !== isBorne) found.push(`${key}: borne by the other side`)
    }
    return [...found, ...(await payableDifferences())]
  }
}

/** Bills of orders of which the firm bears the tax. */
async function borneBills(): Promise<Set<number>> {
  const rows = await db
    .from('purchase_bills as b')
    .join('purchase_orders as o', 'o.id', 'b.purchase_order_id')
    .where('o.tax_borne', true)
    .select('b.id')
  return new Set(rows.map(({ id }) => Number(id)))
}

/** A bill as its documents have it: what is left to bear the tax by kind, what is to be paid and what was. */
async function read(billId: number) {
  const bill = await db.from('purchase_bills').where('id', billId).firstOrFail()
  const payments = await db.from('purchase_payments').where('purchase_bill_id', billId)
  const recoveries = await db
    .from('vendor_advance_recoveries')
    .where('purchase_bill_id', billId)
    .where('amount_minor', '>', 0)
  const paid = sum(payments.map((row) => whole(row.amount_minor)))
  const advance = sum(recoveries.map((row) => whole(row.amount_minor)))
  const payable = whole(bill.total_minor) - (await creditedOf(billId)) - advance
  const left = await netByKind(billId)
  for (const recovery of recoveries) await coverBy(left, recovery)
  // what is held back is owed to the vendor on a day of its own
  const held = payments.filter(({ kind }) => kind === 'retention')
  const beside = paid - sum(held.map((row) => whole(row.amount_minor)))
  const over = beside - (payable - whole(bill.retention_minor))
  return { left, paid, payable, owed: over > 0n ? over : 0n }
}

async function creditedOf(billId: number): Promise<bigint> {
  const rows = await db.from('vendor_credits').where({ purchase_bill_id: billId, status: 'posted' })
  return sum(rows.map((row) => whole(row.credited_minor)))
}

/** Lines before VAT, less what credit notes took off them. */
async function netByKind(billId: number): Promise<Map<number, bigint>> {
  const lines = await db
    .from('purchase_bill_lines')
    .where('purchase_bill_id', billId)
    .whereNotNull('withholding_kind_id')
  const shares = await db
    .from('vendor_credit_shares as s')
    .join('vendor_credits as c', 'c.id', 's.vendor_credit_id')
    .where('c.status', 'posted')
    .whereIn(
      's.bill_line_id',
      lines.map(({ id }) => id)
    )
    .select('s.bill_line_id', 's.net_minor')
  const left = new Map<number, bigint>()
  for (const line of lines) {
    const off = shares.filter((row) => row.bill_line_id === line.id)
    const net = whole(line.net_minor) - sum(off.map((row) => whole(row.net_minor)))
    const kind = Number(line.withholding_kind_id)
    left.set(kind, (left.get(kind) ?? 0n) + net)
  }
  return left
}

/** What an advance of the same kind has borne already. */
async function coverBy(left: Map<number, bigint>, recovery: any) {
  const advance = await db
    .from('vendor_advances as a')
    .join('purchase_orders as o', 'o.id', 'a.purchase_order_id')
    .where('a.id', recovery.vendor_advance_id)
    .select('a.*', 'o.subtotal_minor', 'o.total_minor')
    .firstOrFail()
  const kind = Number(advance.withholding_kind_id)
  const amount = whole(advance.amount_minor)
  const subject = rounded(amount * whole(advance.subtotal_minor), whole(advance.total_minor))
  const share = rounded(subject * whole(recovery.amount_minor), amount)
  if (left.has(kind)) left.set(kind, left.get(kind)! - least(left.get(kind)!, share))
}

/** The account of the tax beside what payments and advances say in riyals. */
async function payableDifferences(): Promise<string[]> {
  const [posted] = await db
    .from('journal_lines')
    .where('role', 'withholding_payable')
    .select(db.raw('SUM(credit_minor) - SUM(debit_minor) as owed'))
  const [cost] = await db
    .from('journal_lines')
    .where('role', 'withholding_borne')
    .select(db.raw('SUM(debit_minor) - SUM(credit_minor) as borne'))
  const said = await Promise.all(
    ['purchase_payments', 'vendor_advances'].map((table) =>
      db
        .from(table)
        .sum('base_withheld_minor as tax')
        .sum('base_borne_minor as borne')
        .firstOrFail()
    )
  )
  const borne = sum(said.map((row: any) => whole(row.borne)))
  const owed = sum(said.map((row: any) => whole(row.tax))) + borne
  return [
    ...(whole(posted.owed) === owed ? [] : [`ledger ${posted.owed}, documents ${owed}`]),
    ...(whole(cost.borne) === borne ? [] : [`borne ${cost.borne}, documents ${borne}`]),
  ]
}
