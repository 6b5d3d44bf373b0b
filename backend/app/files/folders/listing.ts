import type { Listing } from '#core/listing/definition'

export const folderListing: Listing = {
  table: 'folders',
  search: false,
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    name: { column: 'name', sortBy: 'name_key', type: 'text' },
    parentId: { column: 'parent_id', type: 'number', sort: false },
    createdBy: { column: 'created_by', type: 'number', sort: false },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}

export const trashedFolderListing: Listing = {
  table: 'folders',
  search: false,
  defaultSort: { field: 'trashedAt', order: 'desc' },
  fields: {
    trashedAt: { column: 'trashed_at', type: 'instant' },
    name: { column: 'name', type: 'text', sort: false },
  },
}
