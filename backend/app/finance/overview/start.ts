import db from '@adonisjs/lucid/services/db'
import { DOCUMENT_BOOKED } from '#core/books/book_document'
import { countOf } from '#core/closing/closing_points'
import { countWaiting } from '#core/outbox/count_waiting'
import { waitingRows } from '#core/overview/waiting_rows'
import { registerWorkPoint } from '#core/overview/work_points'
import { addDays } from '#core/settings/days'
import { HELD_STATES } from '#finance/enums/guarantees'
import { dueOn } from '#finance/vat_returns/periods'

/** Days ahead in which guarantees are extended: the first tab of the register. */
const GUARANTEES_AHEAD = 30

registerWorkPoint({
  key: 'bank_lines',
  resource: 'bank-statement-lines',
  page: { path: '/finance/bank-accounts', ability: 'bank-accounts.view' },
  async read() {
    const open = await db
      .from('bank_statement_lines')
      .whereNull('match_id')
      .groupBy('bank_account_id')
      .orderBy('count', 'desc')
      .select('bank_account_id')
      .count('* as count')
    const count = open.reduce((sum, row) => sum + Number(row.count), 0)
    // where there are several accounts, the one with most of them
    const path = open[0] && `/finance/bank-accounts/${open[0].bank_account_id}?tab=matching`
    return { count, path }
  },
})

registerWorkPoint({
  key: 'journals_waiting',
  resource: 'manual-journals',
  page: {
    path: '/finance/manual-journals?status=draft&status=submitted',
    ability: 'manual-journals.view',
  },
  read: async () => ({
    count: await countOf(db.from('manual_journals').whereIn('status', ['draft', 'submitted'])),
  }),
})

registerWorkPoint({
  key: 'guarantees_ending',
  resource: 'guarantees',
  page: {
    path: `/finance/guarantees?tab=within-${GUARANTEES_AHEAD}`,
    ability: 'guarantees.view-all',
  },
  read: (today) =>
    waitingRows(
      db
        .from('guarantees')
        .whereIn('status', [...HELD_STATES])
        .whereBetween('expires_on', [today, addDays(today, GUARANTEES_AHEAD)]),
      'amount_minor'
    ),
})

registerWorkPoint({
  key: 'vat_returns',
  resource: 'vat-returns',
  page: { path: '/finance/vat-returns', ability: 'vat-returns.view' },
  async read(today) {
    const due = await db
      .from('vat_returns')
      .whereNot('status', 'filed')
      .where('to_on', '<', today)
      .orderBy('from_on')
      .select('id', 'from_on', 'to_on')
    const [first] = due
    if (!first) return { count: 0 }
    return {
      count: due.length,
      dueOn: dueOn({ fromOn: first.from_on, toOn: first.to_on }),
      path: `/finance/vat-returns/${first.id}`,
    }
  },
})

registerWorkPoint({
  key: 'months_to_close',
  resource: 'closings',
  page: { path: '/finance/closings', ability: 'closings.view' },
  async read(today) {
    const open = await db
      .from('closings')
      .where('status', 'open')
      .where('to_on', '<', today)
      .orderBy('from_on')
      .select('id')
    return { count: open.length, path: open[0] && `/finance/closings/${open[0].id}` }
  },
})

registerWorkPoint({
  key: 'unposted_documents',
  resource: 'journal-entries',
  page: { path: '/finance/journal-entries', ability: 'ledger.view' },
  read: async () => ({ count: await countWaiting(DOCUMENT_BOOKED, db.connection()) }),
})
