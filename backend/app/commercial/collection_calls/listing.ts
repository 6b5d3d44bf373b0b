import type { Listing } from '#core/listing/definition'

export const callListing: Listing = {
  table: 'collection_calls',
  search: false,
  defaultSort: { field: 'calledOn', order: 'desc' },
  fields: {
    clientId: { column: 'client_id', type: 'number', sort: false },
    clientName: { column: 'client_name', type: 'text', letters: true },
    calledOn: { column: 'called_on', type: 'day' },
    nextOn: { column: 'next_on', type: 'day' },
    createdBy: { column: 'created_by', type: 'number', sort: false },
  },
}
