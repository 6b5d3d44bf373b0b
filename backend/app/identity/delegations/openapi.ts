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
    summary: 'Who decides for whom, now and later: one’s own, of everybody for administrators',
    answer: arrayOf(delegation),
  },
  POST: {
    summary: 'Let a colleague decide in one’s name for some days',
    body: delegationValidator,
    answer: delegation,
    status: 201,
    failures: [409],
  },
  'DELETE /:id': { summary: 'Decide for oneself again' },
})
