import type { Listing } from '#core/listing/definition'

export const jobListing: Listing = {
  table: 'jobs',
  fields: {
    status: { column: 'status', type: 'choice' },
    type: { column: 'type', type: 'choice' },
    entityType: { column: 'entity_type', type: 'choice' },
    entityId: { column: 'entity_id', type: 'number' },
    createdBy: { column: 'created_by', type: 'number', ability: 'jobs.manage' },
    createdAt: { column: 'created_at', type: 'instant' },
  },
  search: false,
  defaultSort: { field: 'createdAt', order: 'desc' },
}
