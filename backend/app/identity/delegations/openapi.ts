import { describe } from '#core/openapi/registry'
import { arrayOf, can, day, id, named, nullable, object, person, text } from '#core/openapi/schema'
import { delegationValidator } from './validator.js'

const terms = {
  user: person,
  delegate: person,
  fromOn: day,
  toOn: day,
  note: nullable(text),
  can: can('end'),
}
const delegation = named('ApprovalDelegation', object({ id, ...terms }))
/** Without an id while it awaits confirmation (202). */
const given = named('GivenApprovalDelegation', object({ id: nullable(id), ...terms }))

describe('/api/approval-delegations', {
  GET: {
    summary: 'List current and future delegations: your own, or all for administrators',
    answer: arrayOf(delegation),
  },
  POST: {
    summary:
      'Delegate approvals to a colleague for a period; for someone else after confirmation (202)',
    body: delegationValidator,
    answer: given,
    status: 201,
    failures: [409],
  },
  'DELETE /:id': { summary: 'End a delegation' },
})
