import type { Listing } from '#core/listing/definition'

export const policyListing: Listing = {
  table: 'policies',
  search: false,
  defaultSort: { field: 'code', order: 'asc' },
  fields: {
    kind: { column: 'kind', type: 'choice', sort: false },
    code: { column: 'code', type: 'text', unique: true },
    title: { column: 'title', arabic: 'title_ar', type: 'text', letters: true },
    audience: { column: 'audience', type: 'choice', sort: false },
    status: { column: 'status', type: 'choice', sort: false },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}
