import type { Listing } from '#core/listing/definition'

export const userListing: Listing = {
  table: 'users',
  search: false,
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    username: { column: 'username', type: 'text' },
    name: { column: 'name', type: 'text', letters: true },
    email: { column: 'email', type: 'text' },
    role: { column: 'role', type: 'choice' },
    lastLoginAt: { column: 'last_login_at', type: 'instant' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
