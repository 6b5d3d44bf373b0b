import type { Listing } from '#core/listing/definition'

export const tokenListing: Listing = {
  table: 'api_tokens',
  search: false,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    userId: { column: 'user_id', type: 'number', sort: false },
    createdAt: { column: 'created_at', type: 'instant' },
    expiresAt: { column: 'expires_at', type: 'instant' },
    lastUsedAt: { column: 'last_used_at', type: 'instant' },
    revokedAt: { column: 'revoked_at', type: 'instant', sort: false },
  },
}
