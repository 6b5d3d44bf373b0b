import type { Listing } from '#core/listing/definition'

/** Records as folders are paged and searched; their order is their own. */
export const recordFolderListing: Listing = {
  table: 'records',
  search: true,
  defaultSort: { field: 'id', order: 'desc' },
  fields: {},
}
