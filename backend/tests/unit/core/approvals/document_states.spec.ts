import { test } from '@japa/runner'
import { documentStates, type StatedDocument } from '#core/approvals/document_states'
import type { AppError } from '#core/base/app_error'

interface Leave extends StatedDocument<'draft' | 'submitted' | 'approved'> {
  days: number
}

const states = documentStates<Leave>()({
  update: { from: ['draft'], ability: 'leave.request' },
  submit: {
    from: ['draft'],
    ability: 'leave.request',
    fits: ({ days }) => days > 0,
    allows: ({ createdBy }, { userId }) => createdBy === userId,
  },
  approve: { from: ['submitted'], ability: 'leave.approve', decidedBy: 'approver' },
  note: { from: ['submitted'], ability: 'leave.approve', decidedBy: 'other' },
})

const person = (userId: number, ...abilities: string[]) => ({
  userId,
  abilities: new Set(abilities),
  role: 'staff',
})
const AUTHOR = person(1, 'leave.request', 'leave.approve')
const OTHER = person(2, 'leave.request', 'leave.approve')
const draft: Leave = { status: 'draft', createdBy: 1, days: 3 }
const sent: Leave = { ...draft, status: 'submitted' }

const codeOf = (...[action, leave, by]: Parameters<typeof states.require>) => {
  try {
    states.require(action, leave, by)
    return 'ok'
  } catch (error) {
    return (error as AppError).code
  }
}

test.group('States of a document', () => {
  test('refusals say why, the state before the person', ({ assert }) => {
    assert.equal(codeOf('update', draft, AUTHOR), 'ok')
    assert.equal(codeOf('update', sent, AUTHOR), 'LOCKED')
    assert.equal(codeOf('submit', sent, person(9)), 'CONFLICT')
    assert.equal(codeOf('submit', { ...draft, days: 0 }, AUTHOR), 'CONFLICT')
    assert.equal(codeOf('submit', draft, OTHER), 'FORBIDDEN')
    assert.equal(codeOf('submit', draft, person(1)), 'FORBIDDEN')
  })

  test('no author decides, its creator or another', ({ assert }) => {
    assert.equal(codeOf('approve', sent, AUTHOR), 'SELF_APPROVAL')
    assert.equal(codeOf('approve', { ...sent, authors: [2] }, OTHER), 'SELF_APPROVAL')
    assert.equal(codeOf('approve', sent, OTHER), 'ok')
  })

  test('what is offered is what is allowed, and an approval only where one waits', ({ assert }) => {
    assert.deepEqual(states.actions, ['update', 'submit', 'approve', 'note'])
    assert.deepEqual(states.can(draft, AUTHOR), {
      ...{ update: true, submit: true, approve: false, note: false },
    })
    assert.deepEqual(states.can(sent, OTHER), {
      ...{ update: false, submit: false, approve: false, note: true },
    })
    assert.isFalse(states.isAllowed('note', sent, AUTHOR))
  })
})
