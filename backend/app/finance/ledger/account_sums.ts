import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { CostHead } from '#core/budgets/cost_heads'

export interface AccountSums {
  id: number
  code: string
  name: string
  nameAr: string
  type: string
  /** Debits less credits, in minor units of the base currency: before `from`, and from then through `to`. */
  openingMinor: number
  debitMinor: number
  creditMinor: number
}

type Query = ReturnType<typeof db.from>

export interface Period {
  /** Absent: from the first entry on. */
  from?: string | null
  to: string
}

/**
 * What every account moved in a period and stood at before it, by its code. Accounts that have never moved until
 * then are left out. It reads a row for each account and day, never the lines.
 * @param client the transaction that asks, where there is one
 */
export const accountSums = (period: Period, client: QueryClientContract = db.connection()) =>
  sumsIn(client.from('ledger_balances as b'), period, client)

/** What lines are of, beside their account. */
export interface Dimensions {
  projectId?: number | null
  costHead?: CostHead | null
}

/** The same of the lines of one project, of one cost head, or of both. */
export const sumsOfPart = ({ projectId, costHead }: Dimensions, period: Period) =>
  sumsIn(
    db
      .from('journal_lines as b')
      .if(projectId, (query) => query.where('b.project_id', projectId!))
      .if(costHead, (query) => query.where('b.cost_head', costHead!)),
    period
  )

async function sumsIn(
  moved: Query,
  { from, to }: Period,
  client: QueryClientContract = db.connection()
): Promise<AccountSums[]> {
  const start = from ?? '0000-00-00'
  // added up by account before anything is joined to it: the days are read in their own order
  const sums = moved
    .where('b.posted_on', '<=', to)
    .groupBy('b.account_id')
    .select('b.account_id')
    .select(
      sumOf('b.posted_on < ?', 'b.debit_minor - b.credit_minor', start, 'opening'),
      sumOf('b.posted_on >= ?', 'b.debit_minor', start, 'debit'),
      sumOf('b.posted_on >= ?', 'b.credit_minor', start, 'credit')
    )
    .as('sums')
  const rows: any[] = await client
    .from(sums)
    .join('ledger_accounts as a', 'a.id', 'sums.account_id')
    .orderBy('a.code')
    .select('a.id', 'a.code', 'a.name', 'a.name_ar', 'a.type')
    .select('sums.opening', 'sums.debit', 'sums.credit')
  return rows.map(sumsOf)
}

/** `document_kind` of entries that carry the result of a year to equity. */
export const YEAR_CLOSING = 'year_closing'

/** The same as if no year had been closed: what was earned and spent in it stays where it was posted. */
export async function sumsBeforeClosing(period: Period): Promise<AccountSums[]> {
  const sums = await accountSums(period)
  const closings = db
    .from('journal_lines as b')
    .join('journal_entries as e', 'e.id', 'b.entry_id')
    .where('e.document_kind', YEAR_CLOSING)
  const carried = new Map((await sumsIn(closings, period)).map((row) => [row.id, row]))
  return sums.map((row) => {
    const closed = carried.get(row.id)
    if (!closed) return row
    return {
      ...row,
      openingMinor: row.openingMinor - closed.openingMinor,
      debitMinor: row.debitMinor - closed.debitMinor,
      creditMinor: row.creditMinor - closed.creditMinor,
    }
  })
}

const sumOf = (when: string, value: string, start: string, as: string) =>
  db.raw(`SUM(CASE WHEN ${when} THEN ${value} ELSE 0 END) as ${as}`, [start])

const sumsOf = (row: any): AccountSums => ({
  ...{ id: Number(row.id), code: row.code, name: row.name, nameAr: row.name_ar, type: row.type },
  openingMinor: Number(row.opening),
  debitMinor: Number(row.debit),
  creditMinor: Number(row.credit),
})

/** What an account stands at in the evening of the last day. */
export const closingOf = ({ openingMinor, debitMinor, creditMinor }: AccountSums) =>
  openingMinor + debitMinor - creditMinor

/** What an account moved in the period, debits less credits. */
export const movedOf = ({ debitMinor, creditMinor }: AccountSums) => debitMinor - creditMinor
