import type { Listing } from '#core/listing/definition'

export const receiptListing: Listing = {
  table: 'receipts',
  search: true,
  defaultSort: { field: 'receivedOn', order: 'desc' },
  fields: {
    clientId: { column: 'client_id', type: 'number' },
    clientName: { column: 'client_name', type: 'text', letters: true },
    receivedOn: { column: 'received_on', type: 'day' },
    amount: { column: 'amount_minor', type: 'money' },
    unallocated: { column: 'unallocated_minor', type: 'money' },
    reversedOn: { column: 'reversed_on', type: 'day', sort: false },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
