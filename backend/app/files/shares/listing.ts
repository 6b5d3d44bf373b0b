import type { Listing } from '#core/listing/definition'

export const shareListing: Listing = {
  table: 'shares',
  search: false,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    name: { column: 'name', type: 'text', letters: true },
    fileId: { column: 'file_id', type: 'number', sort: false },
    recipient: { column: 'recipient', type: 'text', sort: false },
    expiresAt: { column: 'expires_at', type: 'instant' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
