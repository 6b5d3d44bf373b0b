import type { Listing } from '#core/listing/definition'

export const heldChangeListing: Listing = {
  table: 'held_changes',
  search: false,
  defaultSort: { field: 'requestedAt', order: 'desc' },
  fields: {
    kind: { column: 'kind', type: 'choice', sort: false },
    status: { column: 'status', type: 'choice', sort: false },
    label: { column: 'label', type: 'text', sort: false },
    requestedAt: { column: 'requested_at', type: 'instant' },
  },
}
