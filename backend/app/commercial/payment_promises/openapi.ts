import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
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
import { reasonValidator } from '#core/validation/decisions'
import { promiseListing } from './listing.js'
import { PROMISE_STATUSES } from './payment_promise.js'
import { createPromiseValidator } from './validator.js'

const promise = named(
  'PaymentPromise',
  object({
    ...{ id, version: whole, invoiceId: id, invoiceNumber: text, clientId: nullable(id) },
    ...{ clientName: text, currency: text, amount: money, received: money, dueOn: day },
    status: oneOf(PROMISE_STATUSES),
    ...{ promisedBy: nullable(text), note: nullable(text), cancelReason: nullable(text) },
    ...{ createdByName: nullable(text), createdAt: instant },
    can: can('cancel'),
  })
)

export const promiseScore = named(
  'PromiseScore',
  object({
    ...{ kept: whole, late: whole, broken: whole, pending: whole, percent: nullable(whole) },
  })
)

describe('/api/clients', {
  'GET /:id/promise-score': {
    summary: 'Get how a client has kept its promises to pay',
    answer: promiseScore,
  },
})

describe('/api/invoices', {
  'POST /:id/promises': {
    summary: 'Note what a client has promised to pay of an invoice',
    body: createPromiseValidator,
    versioned: true,
    answer: promise,
    status: 201,
    failures: [409],
  },
})

describe('/api/payment-promises', {
  GET: {
    summary: 'List promises to pay, each with whether it was kept',
    list: promiseListing,
    answer: arrayOf(promise),
  },
  'POST /:id/cancel': {
    summary: 'Take back a promise that no longer counts',
    body: reasonValidator,
    versioned: true,
    answer: promise,
    failures: [409],
  },
})
