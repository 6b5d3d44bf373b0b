import type { Listing } from '#core/listing/definition'

export const backupListing: Listing = {
  table: 'backups',
  search: false,
  defaultSort: { field: 'madeAt', order: 'desc' },
  fields: {
    madeAt: { column: 'made_at', type: 'instant' },
    state: { column: 'state', type: 'choice' },
    origin: { column: 'origin', type: 'choice' },
  },
}
