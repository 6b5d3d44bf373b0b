import { describe } from '#core/openapi/registry'
import { arrayOf, can, day, id, named, nullable, object, person, text } from '#core/openapi/schema'
import { delegationValidator } from './validator.js'

const delegation = named(
  'ApprovalDelegation',
  object({
    id,
    user: person,
    delegate: person,
    fromOn: day,
    toOn: day,
    note: nullable(text),
    can: can('end'),
  })
)

describe('/api/approval-delegations', {
  GET: {
    summary: 'List current and future delegations: your own, or all for administrators',
    answer: arrayOf(delegation),
  },
  POST: {
    summary: 'Delegate approvals to a colleague for a period',
    body: delegationValidator,
    answer: delegation,
    status: 201,
    failures: [409],
  },
  'DELETE /:id': { summary: 'End a delegation' },
})
