import { DOCUMENT_BOOKED } from '#core/books/book_document'
import { countOf, registerClosingPoint } from '#core/closing/closing_points'
import { countWaiting } from '#core/outbox/count_waiting'

registerClosingPoint({
  key: 'unposted_documents',
  isStrict: true,
  countOpen: (_, client) => countWaiting(DOCUMENT_BOOKED, client),
})

registerClosingPoint({
  key: 'open_journals',
  page: { path: '/finance/manual-journals', ability: 'manual-journals.view' },
  countOpen: ({ toOn }, client) =>
    countOf(
      client
        .from('manual_journals')
        .whereIn('status', ['draft', 'submitted', 'rejected'])
        .where('journal_on', '<=', toOn)
    ),
})

registerClosingPoint({
  key: 'unmatched_bank_lines',
  page: { path: '/finance/bank-accounts', ability: 'bank-accounts.view' },
  countOpen: ({ toOn }, client) =>
    countOf(
      client.from('bank_statement_lines').whereNull('match_id').where('booked_on', '<=', toOn)
    ),
})

registerClosingPoint({
  key: 'bank_reconciliations',
  page: { path: '/finance/bank-accounts', ability: 'bank-accounts.view' },
  countOpen: ({ toOn }, client) =>
    countOf(
      client
        .from('bank_accounts as a')
        .where('a.active', true)
        .where('a.opening_on', '<=', toOn)
        .whereNotExists((done) =>
          done
            .from('bank_reconciliations as r')
            .whereColumn('r.bank_account_id', 'a.id')
            .where('r.status', 'closed')
            .where('r.reconciled_on', '>=', toOn)
        )
    ),
})

registerClosingPoint({
  key: 'vat_returns',
  page: { path: '/finance/vat-returns', ability: 'vat-returns.view' },
  countOpen: ({ toOn }, client) =>
    countOf(client.from('vat_returns').where('to_on', '<=', toOn).whereNot('status', 'filed')),
})

registerClosingPoint({
  key: 'trial_balance',
  isStrict: true,
  page: { path: '/finance/trial-balance', ability: 'ledger.view' },
  async countOpen({ toOn }, client) {
    const [row] = await client
      .from('ledger_balances')
      .where('posted_on', '<=', toOn)
      .sum('debit_minor as debit')
      .sum('credit_minor as credit')
    return Number(row.debit ?? 0) === Number(row.credit ?? 0) ? 0 : 1
  },
})
