import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  flag,
  id,
  instant,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { DUE_TRIGGERS } from '#procurement/enums/due_triggers'
import { paymentTermListing } from './listing.js'
import {
  createPaymentTermValidator,
  previewTermValidator,
  updatePaymentTermValidator,
} from './validator.js'

const dueFrom = oneOf(DUE_TRIGGERS.map(({ value }) => value))

const term = named(
  'PaymentTerm',
  object({
    id,
    version: whole,
    ...each(['code', 'label', 'name', 'nameAr'], text),
    active: flag,
    parts: arrayOf(
      object({
        portion: decimal,
        dueFrom,
        ...each(['months', 'days', 'discountDays'], whole),
        discount: nullable(decimal),
      })
    ),
    updatedAt: instant,
    can: can('update', 'delete'),
    allowedActions: arrayOf(text),
  })
)

describe('/api/payment-terms', {
  GET: { summary: 'List payment terms', list: paymentTermListing, answer: arrayOf(term) },
  POST: {
    summary: 'Create a payment term',
    body: createPaymentTermValidator,
    answer: term,
    status: 201,
  },
  'POST /preview': {
    summary: 'Preview due dates and amounts',
    body: previewTermValidator,
    answer: arrayOf(
      object({
        dueFrom,
        portion: decimal,
        ...each(['amount', 'discount'], money),
        currency: text,
        dueOn: day,
        discountUntil: nullable(day),
      })
    ),
  },
  'GET /:id': { summary: 'Get a payment term', answer: term },
  'PATCH /:id': {
    summary: 'Update a payment term',
    body: updatePaymentTermValidator,
    versioned: true,
    answer: term,
  },
  'DELETE /:id': { summary: 'Delete a payment term that no order uses', versioned: true },
})
