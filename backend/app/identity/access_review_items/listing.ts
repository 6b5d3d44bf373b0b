import type { Listing } from '#core/listing/definition'

export const accessReviewItemListing: Listing = {
  table: 'access_review_items',
  search: false,
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    reviewId: { column: 'review_id', type: 'number', sort: false },
    userId: { column: 'user_id', type: 'number', sort: false },
    name: { column: 'name', type: 'text', letters: true },
    nameAr: { column: 'name_ar', type: 'text', sort: false },
    username: { column: 'username', type: 'text', sort: false },
    state: { column: 'state', type: 'choice', sort: false },
    guarded: { column: 'guarded', type: 'boolean', sort: false },
    isService: { column: 'is_service', type: 'boolean', sort: false },
    idleDays: { column: 'idle_days', type: 'number' },
    employment: { column: 'employment', type: 'choice', sort: false },
    sinceLast: { column: 'since_last', type: 'choice', sort: false },
  },
}
