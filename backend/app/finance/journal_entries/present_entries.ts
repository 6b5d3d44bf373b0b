import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { formatMoney } from '#engines/money/money'
import JournalEntry from './journal_entry.js'

/** Entries as lists answer them. */
export async function presentEntries(entries: readonly JournalEntry[]) {
  const names = await userNames(entries.map(({ createdBy }) => createdBy))
  return entries.map((entry) => {
    const { id, number, postedOn, documentKind, documentId, documentNumber, text } = entry
    return {
      // it never changes
      version: 1,
      ...{ id, number, postedOn, documentKind, documentId, documentNumber, text },
      total: baseMoney(entry.totalMinor),
      createdByName: nameIn(names, entry.createdBy),
      createdAt: entry.createdAt.toUTC().toISO()!,
    }
  })
}

/** An entry with its lines, debits first. @throws AppError 404 */
export async function showEntry(id: number) {
  const entry = await JournalEntry.find(id)
  if (!entry) throw notFound()
  const [shown] = await presentEntries([entry])
  const rows: any[] = await db
    .from('journal_lines as l')
    .join('ledger_accounts as a', 'a.id', 'l.account_id')
    .where('l.entry_id', id)
    .orderBy('l.position')
    .select('l.*', 'a.code', 'a.name', 'a.name_ar')
  return { ...shown!, lines: rows.map(lineOf) }
}

const lineOf = (row: any) => ({
  id: Number(row.id),
  account: { id: row.account_id, code: row.code, name: row.name, nameAr: row.name_ar },
  factOn: row.fact_on,
  debit: Number(row.debit_minor) ? baseMoney(Number(row.debit_minor)) : null,
  credit: Number(row.credit_minor) ? baseMoney(Number(row.credit_minor)) : null,
  currency: row.currency,
  foreign: formatMoney(Number(row.foreign_minor), row.currency),
  ...{ partyType: row.party_type, partyId: row.party_id, projectId: row.project_id },
  ...{ costHead: row.cost_head, memo: row.memo },
})
