import type { BookRole } from '#core/books/book_roles'
import type { BookedDocument, BookSource, Fact } from '#core/books/facts'
import { idsAfterOf } from '#core/books/ids_after'
import { monthEnd } from '#core/settings/days'
import { BASE_CURRENCY } from '#engines/money/money'
import { monthIdOf, SETTLEMENT_MONTH } from '#people/shared/settlement_month'

const fact = (
  on: string,
  role: BookRole,
  amountMinor: number,
  projectId: number | null = null
): Fact => ({
  on,
  role,
  amountMinor,
  currency: BASE_CURRENCY,
  foreignMinor: amountMinor,
  projectId,
})

/** Two sides of one amount. */
const both = (on: string, amountMinor: number, [debit, credit]: [BookRole, BookRole]) =>
  amountMinor ? [fact(on, debit, amountMinor), fact(on, credit, -amountMinor)] : []

const numbered = (documents: [number, BookedDocument][]) => new Map(documents)

/** A locked month sheet: its pay is a cost of the month and owed at its end. Only the sum leaves the sheet. */
export const monthSheetSource: BookSource = {
  kind: 'month_sheet',
  module: 'ledger',
  idsAfter: idsAfterOf('month_sheets', (query) => query.where('status', 'locked')),
  async read(ids, trx) {
    const rows: any[] = await trx.from('month_sheets').whereIn('id', ids).where('status', 'locked')
    return numbered(
      rows.map((row) => {
        const on = monthEnd(row.month)
        const facts = both(on, Number(row.net_minor), ['salaries', 'salaries_payable'])
        return [Number(row.id), { number: row.month, facts }]
      })
    )
  },
}

/**
 * End-of-service settlements of a month together: what one person gets stays with HR. They are owed from the month of
 * their approval, and gone in the month in which they are paid. The id of the document is the month, `202611`.
 */
export const settlementMonthSource: BookSource = {
  kind: SETTLEMENT_MONTH,
  module: 'ledger',
  async idsAfter(id, limit, trx) {
    const rows: any[] = await trx
      .from('settlements')
      .whereIn('status', ['approved', 'paid'])
      .select('approved_on', 'paid_on')
    const days = rows.flatMap((row) => [row.approved_on, row.paid_on ?? row.approved_on])
    const months = new Set(days.map(monthIdOf))
    return [...months]
      .filter((month) => month > id)
      .sort((a, b) => a - b)
      .slice(0, limit)
  },
  async read(ids, trx) {
    const documents = new Map<number, BookedDocument>()
    for (const id of ids) {
      const month = `${String(id).slice(0, 4)}-${String(id).slice(4)}`
      const on = monthEnd(month)
      const sum = async (column: 'approved_on' | 'paid_on') => {
        const row = await trx
          .from('settlements')
          .whereIn('status', ['approved', 'paid'])
          .whereBetween(column, [`${month}-01`, on])
          .sum('net_minor as net')
          .first()
        return Number(row?.net ?? 0)
      }
      const facts = [
        ...both(on, await sum('approved_on'), ['end_of_service', 'salaries_payable']),
        ...both(on, await sum('paid_on'), ['salaries_payable', 'bank']),
      ]
      documents.set(id, { number: month, facts })
    }
    return documents
  },
}

/** Hours of a month on a project: what their pay cost is moved to the project. */
export const projectHoursSource: BookSource = {
  kind: 'project_hour_cost',
  module: 'ledger',
  idsAfter: idsAfterOf('project_hour_costs'),
  async read(ids, trx) {
    const rows: any[] = await trx.from('project_hour_costs').whereIn('id', ids)
    return numbered(
      rows.map((row) => {
        const amount = Number(row.amount_minor)
        const facts = [
          fact(row.posted_on, 'project_labour', amount, row.project_id),
          fact(row.posted_on, 'labour_allocated', -amount),
        ]
        return [Number(row.id), { number: row.month, facts: amount ? facts : [] }]
      })
    )
  },
}
