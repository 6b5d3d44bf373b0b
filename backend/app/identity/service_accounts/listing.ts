import type { Listing } from '#core/listing/definition'

export const serviceAccountListing: Listing = {
  table: 'service_accounts',
  search: false,
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    name: { column: 'name', type: 'text', letters: true },
    active: { column: 'active', type: 'boolean' },
    responsibleId: { column: 'responsible_id', type: 'number', sort: false },
    lastUsedAt: { column: 'last_used_at', type: 'instant' },
    // since when it has not been used: those that were never used count from their making
    idleSince: {
      ...{ column: 'last_used_at', type: 'instant', sort: false },
      expression: 'COALESCE(service_accounts.last_used_at, service_accounts.created_at)',
    },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
