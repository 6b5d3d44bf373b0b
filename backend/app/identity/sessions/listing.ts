import type { Listing } from '#core/listing/definition'

export const sessionListing: Listing = {
  table: 'user_sessions',
  search: false,
  defaultSort: { field: 'lastSeenAt', order: 'desc' },
  fields: {
    userId: { column: 'user_id', type: 'number', sort: false },
    ip: { column: 'ip', type: 'text', sort: false },
    agent: { column: 'agent', type: 'text', sort: false },
    createdAt: { column: 'created_at', type: 'instant' },
    lastSeenAt: { column: 'last_seen_at', type: 'instant' },
  },
}
