import type { Listing } from '#core/listing/definition'

export const scanListing: Listing = {
  table: 'file_scans',
  search: false,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    createdAt: { column: 'created_at', type: 'instant' },
    scannedAt: { column: 'scanned_at', type: 'instant' },
    state: { column: 'state', type: 'choice' },
  },
}
