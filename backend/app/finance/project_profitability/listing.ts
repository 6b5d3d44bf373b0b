import type { Listing } from '#core/listing/definition'

/** The projects themselves; what each is worth and costs comes with a whole page. */
export const profitabilityListing: Listing = {
  table: 'project_names',
  search: false,
  defaultSort: { field: 'code', order: 'desc' },
  fields: {
    code: { column: 'code', type: 'text' },
    name: { column: 'name', type: 'text', letters: true },
    status: { column: 'status', type: 'choice' },
  },
}
