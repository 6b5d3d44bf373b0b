import type { Listing } from '#core/listing/definition'

export const promiseListing: Listing = {
  table: 'payment_promises',
  search: false,
  defaultSort: { field: 'dueOn', order: 'asc' },
  fields: {
    invoiceId: { column: 'invoice_id', type: 'number', sort: false },
    clientId: { column: 'client_id', type: 'number', sort: false },
    clientName: { column: 'client_name', type: 'text', letters: true },
    dueOn: { column: 'due_on', type: 'day' },
    amount: { column: 'amount_minor', type: 'money' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
