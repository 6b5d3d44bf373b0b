import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  person,
  text,
  whole,
} from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { REVIEW_ORIGINS, REVIEW_STATES } from '#identity/shared/access_review'
import { ITEM_STATES } from '#identity/shared/access_review_item'
import { accessReviewListing } from './listing.js'
import { openReviewValidator } from './validator.js'

const review = named(
  'AccessReview',
  object({
    ...{ id, openedOn: day, dueOn: day, origin: oneOf(REVIEW_ORIGINS) },
    ...{ state: oneOf(REVIEW_STATES), note: nullable(text), digest: nullable(text) },
    ...{ version: whole, overdue: flag, completedAt: nullable(instant) },
    ...{ createdBy: nullable(person), completedBy: nullable(person) },
    counts: object({ accounts: whole, ...each(ITEM_STATES, whole) }),
    can: can('complete'),
  })
)

describe('/api/access-reviews', {
  GET: {
    summary: 'List reviews of who may do what, newest first',
    list: accessReviewListing,
    answer: arrayOf(review),
  },
  POST: {
    summary: 'Open a review of all active accounts',
    body: openReviewValidator,
    answer: review,
    status: 201,
    failures: [409],
  },
  'GET /:id': { summary: 'Get a review of who may do what', answer: review },
  'POST /:id/complete': {
    summary: 'Complete a review in which every account was decided on',
    body: noBody,
    versioned: true,
    answer: review,
    failures: [409],
  },
})
