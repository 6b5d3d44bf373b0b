import type { Listing } from '#core/listing/definition'

export const accessReviewListing: Listing = {
  table: 'access_reviews',
  search: false,
  defaultSort: { field: 'openedOn', order: 'desc' },
  fields: {
    openedOn: { column: 'opened_on', type: 'day' },
    dueOn: { column: 'due_on', type: 'day' },
    completedAt: { column: 'completed_at', type: 'instant' },
    state: { column: 'state', type: 'choice', sort: false },
    origin: { column: 'origin', type: 'choice', sort: false },
  },
}
