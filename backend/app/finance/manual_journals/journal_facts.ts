import type { BookedDocument, BookSource, Fact } from '#core/books/facts'
import { idsAfterOf } from '#core/books/ids_after'
import { BASE_CURRENCY } from '#engines/money/money'
import { MANUAL_JOURNAL } from './record_journal.js'

/** An approved journal, and its opposite on the day on which it was or will be taken back. */
export const journalSource: BookSource = {
  kind: MANUAL_JOURNAL,
  module: 'ledger',
  idsAfter: idsAfterOf('manual_journals', (query) => query.whereNotNull('approved_on')),
  async read(ids, trx) {
    const rows: any[] = await trx
      .from('manual_journals as j')
      .join('manual_journal_lines as l', 'l.manual_journal_id', 'j.id')
      .whereIn('j.id', ids)
      .whereIn('j.status', ['approved', 'reversed'])
      .orderBy('l.position')
      .select('j.id', 'j.number', 'j.journal_on', 'j.reverses_on', 'j.reversed_on')
      .select(
        'l.account_id',
        'l.amount_minor',
        'l.project_id',
        'l.department_id',
        'l.cost_head',
        'l.memo'
      )
    const documents = new Map<number, BookedDocument>()
    for (const row of rows) {
      const id = Number(row.id)
      const document: BookedDocument = documents.get(id) ?? { number: row.number, facts: [] }
      documents.set(id, document)
      const amountMinor = Number(row.amount_minor)
      document.facts.push(factOf(row, row.journal_on, amountMinor))
      const back = row.reversed_on ?? row.reverses_on
      if (back) document.facts.push(factOf(row, back, -amountMinor))
    }
    return documents
  },
}

const factOf = (row: any, on: string, amountMinor: number): Fact => ({
  ...{ on, role: null, accountId: row.account_id, amountMinor },
  ...{ currency: BASE_CURRENCY, foreignMinor: amountMinor },
  ...{ projectId: row.project_id, departmentId: row.department_id },
  ...{ costHead: row.cost_head, memo: row.memo },
})
