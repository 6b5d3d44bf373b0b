import type { Listing } from '#core/listing/definition'

export const periodLockListing: Listing = {
  table: 'period_lock_changes',
  search: false,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    module: { column: 'module', type: 'choice' },
    action: { column: 'action', type: 'choice' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
}
