import { test } from '@japa/runner'
import ApprovalRequest from '#core/approvals/models/approval_request'
import ApprovalStep from '#core/approvals/models/approval_step'
import type { AppError } from '#core/base/app_error'
import { QUOTATION_STAGES, STATUS_OF_STAGE } from '#engineering/enums/quotation_stages'
import {
  allowedActions,
  quotationStates,
  requireAction,
  QUOTATION_ACTIONS,
  type QuotationAction,
} from '#engineering/quotations/states'
import { statusGroups } from '#engineering/quotations/status_groups'
import { ABILITIES } from '#identity/access/access'

const person = (userId: number, ...abilities: string[]) => ({
  userId,
  abilities: new Set(abilities),
  role: 'staff',
})
const ENGINEER = person(5, 'quotations.manage')
const APPROVER = person(3, 'quotations.approve')

/** What waits for whoever approves quotations. */
const OPEN = new ApprovalRequest()
OPEN.$setRelated('steps', [
  new ApprovalStep().merge({
    ...{ sequence: 1, status: 'pending', decidedBy: null, onBehalfOf: null, escalated: false },
    ...{ approverKind: 'ability', approverValue: 'quotations.approve' },
  }),
])
OPEN.$setRelated('authors', [])
OPEN.merge({ requestedBy: 1, authoredBy: null })

function codeOf(
  action: QuotationAction,
  stage: (typeof QUOTATION_STAGES)[number],
  by: typeof ENGINEER,
  createdBy = 1
) {
  try {
    requireAction(action, { stage, createdBy }, by)
    return 'ok'
  } catch (error) {
    return (error as AppError).code
  }
}

test.group('Life of a quotation', () => {
  test('every stage and person, every action', ({ assert }) => {
    const open = (by: typeof ENGINEER) =>
      Object.fromEntries(
        QUOTATION_STAGES.map((stage) => [stage, allowedActions({ stage, createdBy: 1 }, by, OPEN)])
      )
    const closed = Object.fromEntries(QUOTATION_STAGES.map((stage) => [stage, []]))
    const withClient = ['win', 'lose', 'cancel', 'revise']
    assert.deepEqual(open(ENGINEER), {
      ...closed,
      draft: ['update', 'submit', 'delete'],
      pending_approval: ['update', 'cancel'],
      approved: ['update', 'send', ...withClient],
      rejected: ['update', 'submit', 'cancel'],
      submitted_to_client: withClient,
      expired: withClient,
      won: ['vary'],
    })
    // a variation is not varied again
    const stage = 'won' as const
    assert.deepEqual(allowedActions({ stage, createdBy: 1, variationOfId: 7 }, ENGINEER), [])
    assert.deepEqual(open(APPROVER), {
      ...closed,
      pending_approval: ['approve', 'reject'],
      expired: ['reopen'],
      lost: ['reopen'],
    })
    assert.deepEqual(open(person(9)), closed)
  })

  test('what is offered is what is allowed', ({ assert }) => {
    for (const by of [ENGINEER, APPROVER, person(9)]) {
      for (const stage of QUOTATION_STAGES) {
        const offered = allowedActions({ stage, createdBy: 1 }, by, OPEN)
        for (const action of QUOTATION_ACTIONS)
          assert.equal(codeOf(action, stage, by) === 'ok', offered.includes(action))
      }
    }
  })

  test('refusals say why', ({ assert }) => {
    assert.equal(codeOf('update', 'won', ENGINEER), 'LOCKED')
    assert.equal(codeOf('delete', 'pending_approval', ENGINEER), 'LOCKED')
    // its number is out: a gap would follow
    assert.equal(codeOf('delete', 'rejected', ENGINEER), 'LOCKED')
    assert.equal(codeOf('submit', 'approved', ENGINEER), 'CONFLICT')
    assert.equal(codeOf('approve', 'pending_approval', ENGINEER), 'FORBIDDEN')
    assert.equal(codeOf('approve', 'pending_approval', APPROVER, APPROVER.userId), 'SELF_APPROVAL')
  })

  test('names only abilities that exist and stages that have a status', ({ assert }) => {
    for (const action of QUOTATION_ACTIONS) {
      const { ability, from } = quotationStates.life[action]
      assert.property(ABILITIES, ability.replaceAll('.', '\\.'))
      for (const stage of from) assert.exists(STATUS_OF_STAGE[stage])
    }
  })

  test('the groups of the list become statuses', ({ assert }) => {
    assert.deepEqual(statusGroups({ status: 'active', city: 'x' }), {
      city: 'x',
      stage: ['approved', 'submitted_to_client', 'won'],
    })
    assert.deepEqual(statusGroups({ status: 'active', stage: 'won' }), {
      status: ['approved'],
      stage: 'won',
    })
    assert.deepEqual(statusGroups({ status: 'all' }), {})
    assert.deepEqual(statusGroups({ status: ['pending', 'active'] }), {
      status: ['pending', 'approved'],
    })
    assert.deepEqual(statusGroups({ q: 'x' }), { q: 'x' })
  })
})
