import type { Listing } from '#core/listing/definition'

export const delayClaimListing: Listing = {
  table: 'delay_claims',
  search: false,
  defaultSort: { field: 'createdAt', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    projectId: { column: 'project_id', type: 'number', sort: false },
    claimedDays: { column: 'claimed_days', type: 'number', sort: false },
    status: { column: 'status', type: 'choice', sort: false },
    createdAt: { column: 'created_at', type: 'instant' },
    updatedAt: { column: 'updated_at', type: 'instant', sort: false },
  },
}
