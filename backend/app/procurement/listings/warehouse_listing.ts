import type { Listing } from '#core/listing/definition'

export const warehouseListing: Listing = {
  table: 'warehouses',
  search: false,
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    code: { column: 'code', type: 'text', unique: true },
    name: { column: 'name', type: 'text', arabic: 'shown_name_ar' },
    projectId: { column: 'project_id', type: 'number', sort: false },
    active: { column: 'active', type: 'boolean' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
