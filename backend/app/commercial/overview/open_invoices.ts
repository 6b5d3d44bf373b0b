import db from '@adonisjs/lucid/services/db'
import { registerOpenItems } from '#core/overview/open_items'
import { openRows } from '#core/overview/open_rows'

/** What clients owe by issued invoices; credits and receipts without an invoice are not taken off. */
registerOpenItems(
  openRows({
    ...{ side: 'receivable', resource: 'invoices', kind: 'invoice' },
    query: (currencies) =>
      db
        .from('invoices as i')
        .where('i.balance_minor', '>', 0)
        .whereNotNull('i.number')
        .whereNot('i.type', 'credit_note')
        .whereIn('i.currency', [...currencies]),
    columns: {
      ...{ id: 'i.id', number: 'i.number', partyId: 'i.client_id', party: 'i.client_name' },
      ...{ currency: 'i.currency', dueOn: 'i.due_on', amount: 'i.balance_minor' },
    },
  })
)
