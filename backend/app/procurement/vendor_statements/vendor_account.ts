import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { AccountKind } from '#procurement/enums/vendor_statements'

/** What changes the account of a vendor in one currency. */
export interface AccountMove {
  kind: AccountKind
  /** The document; of a payment by a run the run. */
  id: number
  /** A payment run pays several bills at once: its moves are of the run. */
  isOfRun: boolean
  number: string
  on: string
  /** Above zero the firm owes more. */
  amountMinor: number
}

export interface Account {
  vendorId: number
  currency: string
}

/** Days, both included; without a first one from the beginning. */
export interface AccountPeriod {
  from?: string
  to: string
}

const FIRST = '0000-00-00'

type Client = Pick<QueryClientContract, 'from' | 'raw'>

/** More rows of one kind are not read. */
const MOST = 50_000

/**
 * The account of a vendor: bills with their retention, less credits, payments, discounts, withheld tax and
 * advances, as the ledger has them. Of a payment stands what the bank has paid, beside it what was withheld. What a run paid of a vendor is one payment, as the bank and the vendor see it.
 */
export async function accountMoves(
  account: Account,
  period: AccountPeriod,
  client: Client = db.connection()
): Promise<AccountMove[]> {
  const found = await Promise.all(
    MOVES.map(async ({ rows, move }) => {
      const query = rows(account, period, client).limit(MOST)
      return ((await query) as any[]).map(move)
    })
  )
  return found.flat().sort((a, b) => compare(a.on, b.on) || compare(a.kind, b.kind) || a.id - b.id)
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** What the firm owes the vendor in the evening of a day. */
export async function owedOn(
  account: Account,
  to: string,
  client: Client = db.connection()
): Promise<number> {
  const sums = await Promise.all(
    SUMS.map(async ({ rows, sum }) => {
      const [row] = await rows(account, { to }, client).select(client.raw(`SUM(${sum}) as amount`))
      return Number(row.amount ?? 0)
    })
  )
  return sums.reduce((total, one) => total + one, 0)
}

const within = (column: string, { from = FIRST, to }: AccountPeriod) =>
  [column, [from, to] as [string, string]] as const

const bills = ({ vendorId, currency }: Account, period: AccountPeriod, client: Client) =>
  client
    .from('purchase_bills')
    .where({ vendor_id: vendorId, currency })
    .whereNot('status', 'cancelled')
    .whereBetween(...within('billed_on', period))

const credits = ({ vendorId, currency }: Account, period: AccountPeriod, client: Client) =>
  client
    .from('vendor_credits')
    .where({ vendor_id: vendorId, currency, status: 'posted' })
    .whereNot('credited_minor', 0)
    .whereBetween(...within('credited_on', period))

const advances = ({ vendorId, currency }: Account, period: AccountPeriod, client: Client) =>
  client
    .from('vendor_advances')
    .where({ vendor_id: vendorId, currency })
    .whereNotNull('paid_on')
    .whereBetween(...within('paid_on', period))

/** Payments of advances by cheques that failed, on the day of the one or of the other. */
const returned =
  (day: 'paid_on' | 'returned_on') =>
  ({ vendorId, currency }: Account, period: AccountPeriod, client: Client) =>
    client
      .from('returned_advance_payments as r')
      .join('vendor_advances as a', 'a.id', 'r.vendor_advance_id')
      .where({ 'a.vendor_id': vendorId, 'a.currency': currency })
      .whereBetween(...within(`r.${day}`, period))

const payments = ({ vendorId, currency }: Account, period: AccountPeriod, client: Client) =>
  client
    .from('purchase_payments as p')
    .join('purchase_bills as b', 'b.id', 'p.purchase_bill_id')
    .where({ 'b.vendor_id': vendorId, 'b.currency': currency })
    .whereNot('b.status', 'cancelled')
    .whereBetween(...within('p.paid_on', period))

const SUMS = [
  { rows: bills, sum: 'total_minor' },
  { rows: credits, sum: '-credited_minor' },
  { rows: advances, sum: '-amount_minor' },
  { rows: returned('paid_on'), sum: '-r.amount_minor' },
  { rows: returned('returned_on'), sum: 'r.amount_minor' },
  { rows: payments, sum: '-p.amount_minor - p.discount_minor' },
]

/** Of a run, a refund or one reference of a day together. */
const together = (account: Account, period: AccountPeriod, client: Client) =>
  payments(account, period, client)
    .groupBy('p.paid_on', 'p.payment_run_id', 'p.vendor_refund_id', 'p.reference')
    .select('p.paid_on', 'p.payment_run_id', 'p.vendor_refund_id', 'p.reference')
    .min('b.id as bill_id')
    .min('b.vendor_number as bill_number')
    .select(client.raw('SUM(p.amount_minor - p.withheld_minor) as amount'))

const MOVES = [
  {
    rows: (...of: Parameters<typeof bills>) =>
      bills(...of).select('id', 'vendor_number', 'billed_on', 'total_minor'),
    move: (row: any): AccountMove => ({
      ...{ kind: 'vendor_bill', id: Number(row.id), isOfRun: false, number: row.vendor_number },
      ...{ on: row.billed_on, amountMinor: Number(row.total_minor) },
    }),
  },
  {
    rows: (...of: Parameters<typeof credits>) => credits(...of).select('*'),
    move: (row: any): AccountMove => ({
      ...{ kind: 'vendor_credit', id: Number(row.id), isOfRun: false },
      number: row.vendor_number ?? row.number,
      ...{ on: row.credited_on, amountMinor: -Number(row.credited_minor) },
    }),
  },
  {
    rows: (...of: Parameters<typeof advances>) => advances(...of).select('*'),
    move: (row: any): AccountMove => ({
      ...{ kind: 'vendor_advance', id: Number(row.id), isOfRun: false, number: row.number },
      ...{ on: row.paid_on, amountMinor: Number(row.withheld_minor) - Number(row.amount_minor) },
    }),
  },
  {
    rows: (...of: Parameters<typeof advances>) =>
      advances(...of)
        .whereNot('withheld_minor', 0)
        .select('*'),
    move: (row: any): AccountMove => ({
      ...{ kind: 'vendor_withholding', id: Number(row.id), isOfRun: false, number: row.number },
      ...{ on: row.paid_on, amountMinor: -Number(row.withheld_minor) },
    }),
  },
  ...returnedMoves('paid_on', -1),
  ...returnedMoves('returned_on', 1),
  {
    rows: (...of: Parameters<typeof payments>) =>
      payments(...of)
        .whereNot('p.withheld_minor', 0)
        .select('b.id', 'b.vendor_number', 'p.paid_on', 'p.withheld_minor'),
    move: (row: any): AccountMove => ({
      ...{ kind: 'vendor_withholding', id: Number(row.id), isOfRun: false },
      ...{ number: row.vendor_number, on: row.paid_on, amountMinor: -Number(row.withheld_minor) },
    }),
  },
  {
    rows: (...of: Parameters<typeof together>) => together(...of).havingRaw('amount <> 0'),
    move: (row: any): AccountMove => ({
      kind: row.vendor_refund_id === null ? 'vendor_payment' : 'vendor_refund',
      id: Number(row.payment_run_id ?? row.bill_id),
      isOfRun: row.payment_run_id !== null,
      number: row.reference || row.bill_number,
      ...{ on: row.paid_on, amountMinor: -Number(row.amount) },
    }),
  },
  {
    rows: (...of: Parameters<typeof payments>) =>
      payments(...of)
        .whereNot('p.discount_minor', 0)
        .select('b.id', 'b.vendor_number', 'p.paid_on', 'p.discount_minor'),
    move: (row: any): AccountMove => ({
      ...{ kind: 'vendor_discount', id: Number(row.id), isOfRun: false },
      ...{ number: row.vendor_number, on: row.paid_on, amountMinor: -Number(row.discount_minor) },
    }),
  },
]

/** What a failed payment of an advance was, or its opposite: what the vendor got, and what was withheld. */
function returnedMoves(day: 'paid_on' | 'returned_on', sign: 1 | -1) {
  const read = (...of: Parameters<ReturnType<typeof returned>>) =>
    returned(day)(...of).select(
      'a.id',
      'a.number',
      `r.${day} as day`,
      'r.amount_minor',
      'r.withheld_minor'
    )
  const move =
    (kind: AccountKind, minor: (row: any) => number) =>
    (row: any): AccountMove => ({
      ...{ kind, id: Number(row.id), isOfRun: false, number: row.number },
      ...{ on: row.day, amountMinor: sign * minor(row) },
    })
  const withheld = (row: any) => Number(row.withheld_minor)
  return [
    {
      rows: read,
      move: move('vendor_advance', (row) => Number(row.amount_minor) - withheld(row)),
    },
    {
      rows: (...of: Parameters<typeof read>) => read(...of).whereNot('r.withheld_minor', 0),
      move: move('vendor_withholding', withheld),
    },
  ]
}
