import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  decimal,
  each,
  flag,
  id,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { BUCKETS } from '#core/reports/age_buckets'
import { RELEASE_EVENTS } from './retention_release.js'
import { retentionPlanValidator, retentionQuestion } from './validator.js'

const amounts = {
  ...each(['retained', 'released', 'held', 'due', 'notDue'], money),
  buckets: object(each([...BUCKETS], money)),
}

const contractRetention = named(
  'ContractRetention',
  object({
    ...{ contractId: id, version: whole, currency: text, ...amounts },
    releases: arrayOf(
      object({
        ...{ id, event: oneOf(RELEASE_EVENTS), share: decimal, dueOn: nullable(day) },
        ...{ occurredOn: nullable(day), owedFrom: nullable(day), note: nullable(text) },
        ...{ isDue: flag, amount: money, open: money },
      })
    ),
  })
)

describe('/api/retention', {
  GET: {
    summary: 'Get the retention that clients hold, by contract, with what is due',
    query: retentionQuestion,
    answer: object({
      asOf: day,
      currency: text,
      rows: arrayOf(
        named(
          'RetentionRow',
          object({
            ...{ contractId: id, number: text, title: text, titleAr: nullable(text) },
            ...{ clientId: nullable(id), clientName: text, planned: flag, nextOn: nullable(day) },
            ...amounts,
          })
        )
      ),
      totals: object(amounts),
    }),
  },
})

describe('/api/contracts', {
  'GET /:id/retention': {
    summary: 'Get how the retention of a contract stands and when it is released',
    answer: contractRetention,
  },
  'PUT /:id/retention': {
    summary: 'Set at which events the retention of a contract is released',
    body: retentionPlanValidator,
    versioned: true,
    answer: contractRetention,
  },
})
