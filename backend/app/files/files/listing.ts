import type { Listing } from '#core/listing/definition'

export const fileListing: Listing = {
  table: 'files',
  search: { table: 'file_texts', key: 'file_id', parts: 'name_key' },
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    name: { column: 'original_name', sortBy: 'name_key', type: 'text' },
    folderId: { column: 'folder_id', type: 'number', sort: false },
    ownerType: { column: 'owner_type', type: 'choice', sort: false },
    ownerId: { column: 'owner_id', type: 'number', sort: false },
    extension: { column: 'extension', type: 'choice' },
    size: { column: 'size', type: 'number' },
    createdBy: { column: 'created_by', type: 'number', sort: false },
    drawingNumber: { column: 'drawing_number', type: 'text', sort: false },
    discipline: { column: 'discipline', type: 'choice', sort: false },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant' },
  },
}

/** What lies in the trash, the latest first. */
export const trashedFileListing: Listing = {
  table: 'files',
  search: false,
  defaultSort: { field: 'trashedAt', order: 'desc' },
  fields: {
    trashedAt: { column: 'trashed_at', type: 'instant' },
    name: { column: 'original_name', type: 'text', sort: false },
  },
}
