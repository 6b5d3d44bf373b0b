import db from '@adonisjs/lucid/services/db'
import { halves, taxOfBill } from './quarter_tax.js'

const percent = (amount: bigint, of: bigint) => halves(amount * of, 100n)
const whole = (value: unknown) => BigInt(value as string | number)
const sum = (values: bigint[]) => values.reduce((total, one) => total + one, 0n)

export const riyals = (halalas: bigint) => {
  const digits = String(halalas < 0n ? -halalas : halalas).padStart(3, '0')
  return `${halalas < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Documents of one amount, not of quantities and prices. */
const AMOUNTS = ['advance', 'retention_release']

interface Posting {
  on: string
  account: string
  /** Halalas: a debit above zero. */
  amount: bigint
}

interface Sold {
  row: any
  /** One, or minus one for a credit note. */
  sign: bigint
  net: bigint
  standard: bigint
  vat: bigint
  retention: bigint
  recovered: bigint
  payable: bigint
}

/**
 * What a firm's documents come to, worked out with nothing of the portal's: it reads what people entered and
 * the days they did, and knows the law and the terms of the contract, ten in a hundred held and recovered.
 */
export class Recomputed {
  readonly postings: Posting[] = []
  readonly sold: Sold[] = []
  readonly bought: {
    on: string
    net: bigint
    vat: bigint
    rated: boolean
    due: string
    open: bigint
    held: bigint
  }[] = []

  static async read() {
    const self = new Recomputed()
    await self.#journals()
    await self.#sales()
    await self.#purchases()
    await self.#cheques()
    await self.#stock()
    await self.#pay()
    return self
  }

  #post(on: string, ...lines: [account: string, amount: bigint][]) {
    for (const [account, amount] of lines) this.postings.push({ on, account, amount })
  }

  async #journals() {
    const rows = await db
      .from('manual_journal_lines as l')
      .join('manual_journals as j', 'j.id', 'l.manual_journal_id')
      .join('ledger_accounts as a', 'a.id', 'l.account_id')
      .where('j.status', 'approved')
      .select('j.journal_on', 'j.reverses_on', 'a.code', 'l.amount_minor')
    for (const row of rows) {
      const amount = whole(row.amount_minor)
      this.#post(row.journal_on, [row.code, amount])
      if (row.reverses_on) this.#post(row.reverses_on, [row.code, -amount])
    }
  }

  async #sales() {
    const rows = await db.from('invoices').whereNotNull('number').orderBy('id')
    for (const row of rows) {
      const lines = await db.from('invoice_lines').where('invoice_id', row.id)
      const one = this.#soldBy(row, lines)
      this.sold.push(one)
      this.#postSale(one)
    }
    for (const row of await db.from('receipts'))
      this.#post(
        row.received_on,
        ['1010', whole(row.amount_minor)],
        ['1100', -whole(row.amount_minor)]
      )
  }

  #soldBy(row: any, lines: any[]): Sold {
    const sign = row.type === 'credit_note' ? -1n : 1n
    // quantities and prices have four decimals each, amounts two; an advance or a release is an amount alone
    const nets = !AMOUNTS.includes(row.type)
      ? lines.map((line) => ({
          net: halves(whole(line.quantity_e4) * whole(line.unit_price_e4), 1_000_000n),
          rated: line.vat_category === 'S',
        }))
      : [{ net: whole(row.gross_minor), rated: true }]
    const net = sum(nets.map((one) => one.net))
    const isWork = row.type === 'progress'
    const retention = isWork ? percent(net, 10n) : 0n
    const recovered = isWork ? percent(net, 10n) : 0n
    const rated = sum(nets.filter((one) => one.rated).map((one) => one.net))
    const isRelease = row.type === 'retention_release'
    const standard = isRelease ? 0n : rated - recovered
    const vat = percent(standard, 15n)
    const payable = net - retention - recovered + vat
    return { row, sign, net, standard, vat, retention, recovered, payable }
  }

  #postSale({ row, sign, net, vat, retention, recovered, payable }: Sold) {
    const main = ({ advance: '2100', retention_release: '1110' } as any)[row.type] ?? '4000'
    this.#post(
      row.issued_on,
      ['1100', sign * payable],
      ['1110', sign * retention],
      ['2100', sign * recovered],
      ['2200', -sign * vat],
      [main, -sign * net]
    )
  }

  async #purchases() {
    const bills = await db
      .from('purchase_bills as b')
      .join('purchase_orders as o', 'o.id', 'b.purchase_order_id')
      .whereNot('b.status', 'cancelled')
      .select('b.id', 'b.billed_on', 'b.due_on', 'o.currency', 'o.retention_bp', 'o.tax_borne')
    for (const bill of bills) {
      const lines = await db.from('purchase_bill_lines').where('purchase_bill_id', bill.id)
      const net = sum(
        lines.map((one) => halves(whole(one.quantity_e4) * whole(one.unit_price_e4), 1_000_000n))
      )
      const rated = lines.every((one) => one.vat_category === 'S')
      const vat = rated ? percent(net, 15n) : 0n
      const held = halves(net * whole(bill.retention_bp), 10_000n)
      const rate = await rateOf(bill.currency, bill.billed_on)
      const at = (amount: bigint) => halves(amount * rate, 1_000_000n)
      const owed = at(net + vat - held)
      this.#post(
        bill.billed_on,
        ['2020', at(net)],
        ['1210', at(vat)],
        ['2010', -at(held)],
        ['2000', -owed]
      )
      const open = owed - (await this.#payments(bill, at))
      const worth = { net: at(net), vat: at(vat), held: at(held) }
      this.bought.push({ ...worth, on: bill.billed_on, rated, due: bill.due_on, open })
    }
  }

  /** What was paid of a bill, as the bill counts it; what it was worth that day is another amount. */
  async #payments(bill: any, at: (amount: bigint) => bigint): Promise<bigint> {
    const rows = await db.from('purchase_payments').where('purchase_bill_id', bill.id).orderBy('id')
    const taxOf = await taxOfBill(bill)
    let [paid, taxed] = [0n, 0n]
    for (const { amount_minor: minor, paid_on: on, cheque_id: cheque } of rows) {
      const counted = at(whole(minor))
      const worth = halves(whole(minor) * (await rateOf(bill.currency, on)), 1_000_000n)
      paid += whole(minor)
      // all of it before, less what payments before it bore
      const tax = taxOf(paid) - taxed
      taxed += tax
      const taken = bill.tax_borne ? 0n : tax
      this.#post(
        on,
        ...([
          ['2000', counted],
          [cheque ? '2030' : '1010', taken - worth],
          ['7000', worth - counted],
          ['2340', -tax],
          ['5050', tax - taken],
        ] as [string, bigint][])
      )
    }
    return sum(rows.map(({ amount_minor: minor }) => at(whole(minor))))
  }

  /** A cheque moves the bank on the day on which it clears. */
  async #cheques() {
    const cleared = await db
      .from('cheque_steps as s')
      .join('cheques as c', 'c.id', 's.cheque_id')
      .where({ 's.action': 'clear', 'c.direction': 'issued' })
      .select('s.taken_on', 'c.amount_minor')
    for (const { taken_on: on, amount_minor: minor } of cleared)
      this.#post(on, ['2030', whole(minor)], ['1010', -whole(minor)])
  }

  /** Of orders for a project that were approved by a day: what is ordered and has not come. */
  async committedBy(day: string): Promise<bigint> {
    const rows = await db
      .from('purchase_order_lines as l')
      .join('purchase_orders as o', 'o.id', 'l.purchase_order_id')
      .whereNotNull('o.project_id')
      .where('o.status', '<>', 'submitted')
      .where('o.ordered_on', '<=', day)
      .select('l.quantity_e4', 'l.unit_price_e4')
    return sum(
      rows.map((row) => halves(whole(row.quantity_e4) * whole(row.unit_price_e4), 1_000_000n))
    )
  }

  /** Goods come in at the price of their order, and leave at the average of what is there. */
  async #stock() {
    const received = await db
      .from('goods_receipt_lines as l')
      .join('goods_receipts as g', 'g.id', 'l.goods_receipt_id')
      .join('purchase_order_lines as p', 'p.id', 'l.order_line_id')
      .join('purchase_orders as o', 'o.id', 'g.purchase_order_id')
      .select(
        'g.received_on as on_day',
        'g.warehouse_id',
        'l.accepted_e4 as quantity',
        'p.unit_price_e4',
        'o.currency',
        'o.ordered_on'
      )
    const issued = await db
      .from('stock_movement_lines as l')
      .join('stock_movements as m', 'm.id', 'l.movement_id')
      .where('m.type', 'issue')
      .select('m.moved_on as on_day', 'l.quantity_e4 as quantity')
    const all = [...received, ...issued].sort((a, b) => a.on_day.localeCompare(b.on_day))
    let [quantity, value] = [0n, 0n]
    for (const row of all) {
      const moved = whole(row.quantity)
      if (row.unit_price_e4 === undefined) {
        const cost = moved === quantity ? value : halves(value * moved, quantity)
        quantity -= moved
        value -= cost
        this.#post(row.on_day, ['1300', -cost], ['5000', cost])
        continue
      }
      const net = halves(moved * whole(row.unit_price_e4), 1_000_000n)
      const cost = halves(net * (await rateOf(row.currency, row.ordered_on)), 1_000_000n)
      this.#post(row.on_day, ['2020', -cost], [row.warehouse_id ? '1300' : '5010', cost])
      if (!row.warehouse_id) continue
      quantity += moved
      value += cost
    }
  }

  async #pay() {
    for (const sheet of await db.from('month_sheets').where('status', 'locked')) {
      const lines = await db.from('month_sheet_lines').where('month_sheet_id', sheet.id)
      const net = sum(lines.map((one) => whole(one.net_minor)))
      this.#post(`${sheet.month}-30`, ['6000', net], ['2300', -net])
    }
  }

  /** What every account stands at in the evening of a day; those at nothing are left out. */
  balances(day: string): Map<string, bigint> {
    const at = new Map<string, bigint>()
    for (const { on, account, amount } of this.postings)
      if (on <= day) at.set(account, (at.get(account) ?? 0n) + amount)
    return new Map([...at].filter(([, amount]) => amount !== 0n))
  }

  /** Of accounts that begin with a digit. */
  sumOf(day: string, ...digits: string[]): bigint {
    const found = [...this.balances(day)].filter(([code]) => digits.includes(code[0]!))
    return sum(found.map(([, amount]) => amount))
  }
}

/** Riyals / 10^6 of one unit; what was entered last. */
async function rateOf(currency: string, day: string): Promise<bigint> {
  if (currency === 'SAR') return 1_000_000n
  const rows = await db.from('exchange_rates').where('currency', currency)
  const known = rows.filter((row) => row.effective_on <= day)
  const last = known.sort((a, b) => a.effective_on.localeCompare(b.effective_on)).at(-1)
  return whole(last.rate_e6)
}
