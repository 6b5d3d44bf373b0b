import db from '@adonisjs/lucid/services/db'
import { addDays, addMonths, monthEnd } from '#core/settings/days'
import { YEAR_CLOSING } from './account_sums.js'

/** What was earned and spent in a month, both above zero, in minor units of the base currency. */
export interface MonthResult {
  from: string
  to: string
  incomeMinor: number
  costMinor: number
}

const INCOME = ['revenue', 'other_income']
const COST = ['direct_cost', 'overhead', 'other_expense']
const MONTH = 'YYYY-MM'.length

/**
 * The results of so many months through that of a day, as if no year had been closed: credits less debits of the
 * accounts of income, debits less credits of those of costs.
 */
export async function monthResults(day: string, count: number): Promise<MonthResult[]> {
  const through = monthEnd(day)
  const first = addDays(monthEnd(addMonths(`${day.slice(0, MONTH)}-01`, -count)), 1)
  const moved = await moves(db.from('ledger_balances as b'), first, through)
  const closed = await moves(
    db
      .from('journal_lines as b')
      .join('journal_entries as e', 'e.id', 'b.entry_id')
      .where('e.document_kind', YEAR_CLOSING),
    first,
    through
  )
  return Array.from({ length: count }, (_, index) => {
    const from = addMonths(first, index)
    const month = from.slice(0, MONTH)
    const of = (types: readonly string[]) =>
      types.reduce((sum, type) => {
        const key = `${month} ${type}`
        return sum + (moved.get(key) ?? 0) - (closed.get(key) ?? 0)
      }, 0)
    return { from, to: monthEnd(from), incomeMinor: -of(INCOME), costMinor: of(COST) }
  })
}

/** Debits less credits by month and type of account. */
async function moves(rows: ReturnType<typeof db.from>, from: string, to: string) {
  const sums = await rows
    .join('ledger_accounts as a', 'a.id', 'b.account_id')
    .whereIn('a.type', [...INCOME, ...COST])
    .whereBetween('b.posted_on', [from, to])
    .groupBy('month', 'a.type')
    .select('a.type as type')
    .select(db.raw(`SUBSTR(b.posted_on, 1, ${MONTH}) as month`))
    .select(db.raw('SUM(b.debit_minor) - SUM(b.credit_minor) as moved'))
  return new Map(sums.map((row) => [`${row.month} ${row.type}`, Number(row.moved)]))
}
