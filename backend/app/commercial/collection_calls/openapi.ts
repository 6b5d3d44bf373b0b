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
import { promiseScore } from '#commercial/payment_promises/openapi'
import { CALL_REASONS } from './call_reasons.js'
import { CALL_RESULTS } from './collection_call.js'
import { callListing } from './listing.js'
import { callsDueValidator, createCallValidator } from './validator.js'

const result = oneOf(CALL_RESULTS)

const call = named(
  'CollectionCall',
  object({
    ...{ id, clientId: nullable(id), clientName: text, calledOn: day, spokeTo: nullable(text) },
    ...{ result, note: nullable(text), nextOn: day, promiseId: nullable(id) },
    ...{ createdByName: nullable(text), createdAt: instant },
  })
)

const due = named(
  'CallDue',
  object({
    ...{ clientId: id, clientName: text, phone: nullable(text), amount: money, oldestDays: whole },
    reasons: arrayOf(oneOf(CALL_REASONS)),
    level: nullable(whole),
    score: promiseScore,
    lastCall: nullable(object({ calledOn: day, result, note: nullable(text) })),
  })
)

describe('/api/collection-calls', {
  GET: {
    summary: 'List calls about what clients owe',
    list: callListing,
    answer: arrayOf(call),
  },
  'GET /due': {
    summary: 'List whom to call today about what they owe, and why',
    query: callsDueValidator,
    answer: object({
      ...{ on: day, currency: text, count: whole, rows: arrayOf(due), can: can('record') },
    }),
  },
  POST: {
    summary: 'Record a call to a client about what it owes',
    body: createCallValidator,
    answer: call,
    status: 201,
    failures: [409],
  },
})
