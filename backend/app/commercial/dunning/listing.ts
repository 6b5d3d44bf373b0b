import type { Listing } from '#core/listing/definition'

export const dunningListing: Listing = {
  table: 'dunning_letters',
  search: false,
  defaultSort: { field: 'writtenOn', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    clientId: { column: 'client_id', type: 'number', sort: false },
    clientName: { column: 'client_name', type: 'text', letters: true },
    level: { column: 'level', type: 'number' },
    writtenOn: { column: 'written_on', type: 'day' },
    total: { column: 'total_minor', type: 'money' },
  },
}
