import './open_invoices.js'
import db from '@adonisjs/lucid/services/db'
import { waitingRows } from '#core/overview/waiting_rows'
import { registerWorkPoint } from '#core/overview/work_points'
import { addDays } from '#core/settings/days'
import { BASE_CURRENCY } from '#engines/money/money'
import { callsOf } from '#commercial/collection_calls/calls_due'

registerWorkPoint({
  key: 'overdue_invoices',
  resource: 'invoices',
  page: { path: '/finance/invoicing?tab=overdue', ability: 'finance.invoicing' },
  read: (today) =>
    waitingRows(
      db
        .from('invoices')
        .where('balance_minor', '>', 0)
        .whereNot('status', 'draft')
        .whereNot('type', 'credit_note')
        .where('due_on', '<=', addDays(today, -1)),
      'balance_minor'
    ),
})

registerWorkPoint({
  key: 'receipts_to_allocate',
  resource: 'receipts',
  page: { path: '/commercial/receipts?unallocated_gte=0.01', ability: 'invoices.view' },
  read: () =>
    waitingRows(db.from('receipts').where('unallocated_minor', '>', 0), 'unallocated_minor'),
})

registerWorkPoint({
  key: 'calls_today',
  resource: 'collection-calls',
  page: { path: '/commercial/collection-calls', ability: 'invoices.view' },
  // the page begins with the calls in riyals
  read: async (on) => {
    const calls = await callsOf({ on, currency: BASE_CURRENCY })
    const amountMinor = calls.reduce((sum, call) => sum + call.amountMinor, 0)
    return { count: calls.length, amountMinor }
  },
})
