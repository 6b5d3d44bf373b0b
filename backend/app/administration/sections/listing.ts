import type { Listing } from '#core/listing/definition'

export const sectionListing: Listing = {
  table: 'sections',
  search: false,
  defaultSort: { field: 'id', order: 'asc' },
  fields: {
    key: { column: 'key', type: 'choice', sort: false },
    enabled: { column: 'enabled', type: 'boolean', sort: false },
    maintenanceMode: { column: 'maintenance_mode', type: 'boolean', sort: false },
  },
}
