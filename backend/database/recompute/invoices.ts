import { least, most, netOf, percent, share, spread, sum, taxes, whole } from './arithmetic.js'
import { byId, childrenBy, rowsOf } from './read.js'

/** An issued document as its lines, its contract and what was issued before it make it. */
export interface Issued {
  row: any
  original: any | null
  /** +1, and -1 of a credit note. */
  sign: bigint
  gross: bigint
  retention: bigint
  /** Released retention that a credit note takes back. */
  released: bigint
  advance: bigint
  deductions: bigint
  vat: bigint
  payable: bigint
}

type Amounts = Omit<Issued, 'row' | 'original' | 'sign'>

/** What a contract has come to so far. */
export interface Account {
  held: bigint
  advance: bigint
  certified: bigint
  chargedVat: bigint
}

/** What credit notes have left of a line. */
interface Left {
  quantity: bigint
  net: bigint
}

/**
 * All issued documents in the order in which they were issued, worked out one after the other. Stated
 * are types, quantities, prices, discounts, rates, deductions, the terms of contracts, and the amounts
 * of advances, releases and corrections by amount.
 */
export class Invoicing {
  readonly issued: Issued[] = []
  readonly accounts = new Map<number, Account>()
  contracts = new Map<number, any>()
  #lines = new Map<number, any[]>()
  #left = new Map<number, Left>()
  #notes = new Map<number, Issued[]>()

  static async read(): Promise<Invoicing> {
    const read = new Invoicing()
    read.contracts = byId(await rowsOf('contracts'))
    read.#lines = await childrenBy('invoice_lines', 'invoice_id')
    const all = await rowsOf('invoices')
    const known = byId(all)
    for (const row of inOrder(
      all.filter(({ number }) => number),
      await firstEntries()
    ))
      read.#issue(row, row.original_id === null ? null : known.get(Number(row.original_id)))
    return read
  }

  linesOf = (id: number) => this.#lines.get(id) ?? []

  accountOf(contractId: unknown): Account {
    const id = Number(contractId)
    const none = { held: 0n, advance: 0n, certified: 0n, chargedVat: 0n }
    if (!this.accounts.has(id)) this.accounts.set(id, none)
    return this.accounts.get(id)!
  }

  #issue(row: any, original: any | null) {
    const credit = row.type === 'credit_note'
    const lines = this.linesOf(row.id)
    const nets = lines.map((line) => this.#netOf(row, line))
    const amounts = this.#amounts(row, original, lines, nets)
    for (const [i, line] of lines.entries()) {
      this.#left.set(Number(line.id), { quantity: whole(line.quantity_e4), net: nets[i]! })
      const left = credit && this.#left.get(Number(line.original_line_id))
      if (!left) continue
      left.quantity = most(0n, left.quantity - whole(line.quantity_e4))
      left.net = most(0n, left.net - nets[i]!)
    }
    const issued: Issued = { row, original, sign: credit ? -1n : 1n, ...amounts }
    this.issued.push(issued)
    if (credit) this.#notes.set(original.id, [...(this.#notes.get(original.id) ?? []), issued])
    if (row.contract_id) this.#enter(issued)
  }

  /** Quantity × price less its discount; of a correction the part of its line that the quantity is. */
  #netOf(row: any, line: any): bigint {
    const of = line.original_line_id === null ? null : this.#left.get(Number(line.original_line_id))
    const quantity = whole(line.quantity_e4)
    if (of && quantity) {
      const base = row.type === 'credit_note' ? of : this.#lineOf(row.original_id, line)
      return base.quantity ? share(base.net, quantity, base.quantity) : 0n
    }
    // an advance, a release and a correction by amount state it
    if (of || !whole(line.unit_price_e4)) return whole(line.net_minor)
    return netOf(line.quantity_e4, line.unit_price_e4, row.currency) - whole(line.discount_minor)
  }

  #lineOf(invoiceId: unknown, { original_line_id: id }: any): Left {
    const line = this.linesOf(Number(invoiceId)).find((one) => Number(one.id) === Number(id))
    return { quantity: whole(line.quantity_e4), net: whole(line.net_minor) }
  }

  #amounts(row: any, original: any | null, lines: any[], nets: bigint[]): Amounts {
    const gross = sum(nets)
    const none = { gross, retention: 0n, released: 0n, advance: 0n, deductions: 0n }
    if (row.type === 'progress') return this.#certificate(row, gross)
    if (row.type === 'credit_note' && original.type === 'progress')
      return this.#certificateCredit(row, original, gross)
    const parts = taxes(
      lines.map((line, i) => ({
        ...{ category: line.vat_category, rate: whole(line.vat_rate_bp), net: nets[i]! },
      }))
    )
    const vat = sum(
      parts.map((part) =>
        row.type === 'credit_note' ? this.#creditedVat(original, part) : part.vat
      )
    )
    return { ...none, vat, payable: gross + vat }
  }

  /** Never more than is left of a category's VAT, and all of it with the last of the category. */
  #creditedVat(original: any, { category, rate, net, vat }: any): bigint {
    const of = (id: number) =>
      this.linesOf(id).filter(
        (line) => line.vat_category === category && whole(line.vat_rate_bp) === rate
      )
    const notes = this.#notes.get(original.id) ?? []
    const minus = (name: string) =>
      sum(notes.flatMap(({ row }) => of(row.id).map((line) => whole(line[name]))))
    const own = of(original.id)
    const whole_ = (name: string) => sum(own.map((line) => whole(line[name])))
    const [leftNet, leftVat] = [
      whole_('net_minor') - minus('net_minor'),
      whole_('vat_minor') - minus('vat_minor'),
    ]
    return net >= leftNet ? leftVat : least(vat, leftVat)
  }

  /**
   * Gross − retention − advance recovery − deductions + VAT. The retention stays within its cap and what
   * is held, the recovery within the advance that is open; where VAT waits for the release, the retention
   * bears none yet.
   */
  #certificate(row: any, gross: bigint): Amounts {
    const contract = this.contracts.get(Number(row.contract_id))
    const { held, advance: open } = this.accountOf(row.contract_id)
    const cap = contract.retention_cap_bp
    const wanted = percent(gross, contract.retention_bp)
    const room = cap === null ? wanted : most(0n, percent(whole(contract.value_minor), cap) - held)
    const retention = most(-held, least(wanted, room))
    const advance = most(0n, least(percent(gross, contract.advance_recovery_bp), open))
    const deductions = whole(row.deductions_minor)
    const atRelease = contract.vat_on_retention === 'release'
    const worked = gross - advance - deductions
    const vat = percent(atRelease ? worked - retention : worked, contract.vat_rate_bp)
    return {
      ...{ gross, retention, released: 0n, advance, deductions, vat },
      payable: worked - retention + vat,
    }
  }

  /** What comes off a certificate goes back in proportion to what is left of it. */
  #certificateCredit(row: any, original: any, gross: bigint): Amounts {
    const contract = this.contracts.get(Number(row.contract_id))
    const account = this.accountOf(row.contract_id)
    const was = this.issued.find((one) => one.row.id === original.id)!
    const notes = this.#notes.get(original.id) ?? []
    const rate = contract.vat_rate_bp
    const atRelease = contract.vat_on_retention === 'release'
    const ownVat = (note: Issued) =>
      atRelease ? most(0n, note.vat - percent(note.released, rate)) : note.vat
    const left = (value: bigint, of: (note: Issued) => bigint) => value - sum(notes.map(of))
    const leftGross = left(was.gross, (note) => note.gross)
    const leftVat = left(was.vat, ownVat)
    const held = left(was.retention, (note) => note.retention + note.released)
    const open = left(was.advance, (note) => note.advance)
    const off = left(was.deductions, (note) => note.deductions)
    const rest = most(0n, leftGross - held - open - off)
    const [kept = 0n, advance = 0n, deductions = 0n] = spread(gross, [held, open, off, rest])
    const retention = least(kept, most(0n, account.held))
    const released = kept - retention
    const worked = gross - advance - deductions
    const asked = percent(atRelease ? worked - kept : worked, rate)
    const own = gross >= leftGross ? leftVat : least(asked, leftVat)
    const again = atRelease ? percent(released, rate) : 0n
    const vat = most(0n, least(own + again, account.chargedVat))
    return {
      ...{ gross, retention, released, advance, deductions, vat },
      payable: worked - retention + vat,
    }
  }

  /** What a document does to the account of its contract; a credit note does the opposite. */
  #enter({ row, original, sign, gross, retention, advance, vat }: Issued) {
    const account = this.accountOf(row.contract_id)
    const type = row.type === 'credit_note' ? original.type : row.type
    if (type === 'advance') account.advance += sign * gross
    if (type === 'retention_release') account.held -= sign * gross
    if (type === 'progress') {
      account.certified += sign * gross
      account.held += sign * retention
      account.advance -= sign * advance
    }
    account.chargedVat += sign * vat
  }
}

/** The entry of a contract's ledger by which a document was entered: entries are in order. */
async function firstEntries(): Promise<Map<number, number>> {
  const first = new Map<number, number>()
  for (const { id, invoice_id: invoiceId } of await rowsOf('contract_entries', ['invoice_id']))
    if (!first.has(Number(invoiceId))) first.set(Number(invoiceId), Number(id))
  return first
}

/** Invoices before their notes; under contracts as they were entered, notes by their numbers. */
function inOrder(rows: any[], entries: Map<number, number>): any[] {
  const serial = ({ number }: any) => Number(/(\d+)$/.exec(number)?.[1] ?? 0)
  const rank = ({ type }: any) => (type === 'credit_note' ? 2 : type === 'debit_note' ? 1 : 0)
  const [bound, free] = [
    rows.filter((row) => entries.has(row.id)),
    rows.filter((row) => !entries.has(row.id)),
  ]
  free.sort(
    (a, b) =>
      rank(a) - rank(b) ||
      String(a.issued_on).slice(0, 4).localeCompare(String(b.issued_on).slice(0, 4)) ||
      serial(a) - serial(b)
  )
  bound.sort((a, b) => entries.get(a.id)! - entries.get(b.id)!)
  return [...free, ...bound]
}
