import db from '@adonisjs/lucid/services/db'
import type { Listing } from '#core/listing/definition'

export const permissionSetListing: Listing = {
  table: 'permission_sets',
  search: false,
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    name: { column: 'name', type: 'text', letters: true },
    active: { column: 'active', type: 'boolean' },
    updatedAt: { column: 'updated_at', type: 'instant' },
    // the sets of a person
    userId: {
      ...{ column: 'id', type: 'number', sort: false },
      within: (users) =>
        db.from('permission_set_members').whereIn('user_id', users).select('permission_set_id'),
    },
  },
}
