import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  each,
  id,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { PROJECT_STATUSES } from '#production/enums/project_statuses'
import { BESIDE } from './cash_months.js'
import { AMOUNTS } from './figures.js'
import { paymentTrackingListing } from './listing.js'
import { entriesValidator } from './validator.js'

const figures = named('PaymentFigures', object(each(AMOUNTS, money)))

const project = {
  code: text,
  name: text,
  nameAr: nullable(text),
  clientId: nullable(id),
  clientName: nullable(text),
  status: oneOf(PROJECT_STATUSES.map(({ value }) => value)),
  currency: text,
}

const month = object({
  month: text,
  ...each(['incoming', 'outgoing', 'net', 'cumulative'], money),
})

/** What is expected after the months ahead, or on no day. */
const beside = object({ place: oneOf(BESIDE), ...each(['incoming', 'outgoing'], money) })

/** Months of facts, and months ahead with what is expected. */
const currencyPayments = object({
  ...{ currency: text, figures, months: arrayOf(month), ahead: arrayOf(month) },
  beside: arrayOf(beside),
})

/** The milestone that makes the next payment due. */
const nextPayment = object({
  ...{ id, name: text, nameAr: nullable(text), contractOn: day, forecastOn: nullable(day) },
  ...{ varianceDays: nullable(whole), currency: text, amount: money },
})

describe('/api/payment-tracking', {
  GET: {
    summary: 'List projects by currency with contract value, money in, cost and margin',
    list: paymentTrackingListing,
    answer: arrayOf(
      named(
        'PaymentTracking',
        object({ id, projectId: id, ...project, figures: nullable(figures) })
      )
    ),
  },
  'GET /:id': {
    summary: 'Get the figures of a project and its cash by month, with what is expected ahead',
    answer: named(
      'ProjectPayments',
      object({
        id,
        ...project,
        nextPayment: nullable(nextPayment),
        currencies: nullable(arrayOf(currencyPayments)),
      })
    ),
  },
  'GET /:id/entries': {
    summary: 'List the documents behind a figure of a project',
    query: entriesValidator,
    answer: arrayOf(
      named(
        'PaymentEntry',
        object({
          kind: oneOf([
            'contract',
            'quotation',
            'variation',
            'invoice',
            'milestone',
            'receipt',
            'refund',
            'order',
            'bill',
            'labour',
          ]),
          recordId: id,
          number: text,
          party: nullable(text),
          on: nullable(day),
          dueOn: nullable(day),
          amount: money,
        })
      )
    ),
  },
})
