import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { delegations } from '#identity/delegations/delegated_abilities'
import { endDue } from '#people/leavings/end_due'
import { person } from '#tests/helpers/users'
import { aProject, seedProject } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'
import { aTemplate, handedOut, item } from './checklist_support.js'
import { annualBalance, ask, aTeam, inDays, openBalance } from './leave_support.js'
import { leaves, leavingOf, settleEvents } from './leaving_support.js'
import { anEmployee } from './support.js'

const idOf = async (username: string) => (await person(username)).id
const kindsOf = (leaving: any) => leaving.handovers.map(({ kind }: { kind: string }) => kind)
const rowOf = (table: string, id: number) => db.from(table).where('id', id).firstOrFail()

test.group('What somebody leaves behind', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => delegations.reload())

  test('goes to the manager: decisions, team, departments, projects, clients and tasks', async ({
    client,
    assert,
  }) => {
    const { top, manager, member } = await aTeam(client)
    const [from, to] = [await idOf('foreman'), await idOf('planner')]
    await openBalance(client, member.id, '20')
    const asked = await ask(client, 'staff', { fromOn: inDays(3), toOn: inDays(5) })
    asked.assertStatus(201)
    await seedProject()
    const project = await aProject()
    await db.from('projects').where('id', project.id).update({ manager_id: from })
    const company = await call(client, 'bdm', 'post', '/api/clients', {
      body: { name: 'Salman', company: 'Najd Trading', ownerId: from },
    })
    company.assertStatus(201)
    const owned = company.body() as { id: number }
    const { id: departmentId } = await rowOf(
      'departments',
      (await rowOf('employees', member.id)).department_id
    )
    await db.from('departments').where('id', departmentId).update({ head_id: manager.id })
    const { id: templateId } = await aTemplate(client, { items: [item('manager')] })
    const made = await call(
      client,
      'hr.manager',
      'post',
      `/api/employees/${member.id}/checklists`,
      {
        body: { templateId },
      }
    )
    const piece = await handedOut(client, { holderId: from, holderName: 'Foreman' })

    ;(await leaves(client, manager)).assertStatus(200)
    assert.equal(await endDue(inDays(1)), 1)
    await settleEvents()

    assert.equal((await rowOf('employees', member.id)).manager_id, top.id)
    assert.equal((await rowOf('departments', departmentId)).head_id, top.id)
    assert.equal((await rowOf('projects', project.id)).manager_id, to)
    assert.equal((await rowOf('clients', owned.id)).owner_id, to)
    const [task] = made.body().items
    assert.equal((await rowOf('checklist_items', task.id)).owner_user_id, to)
    const inbox = await call(client, 'planner', 'get', '/api/approvals')
    assert.isTrue(inbox.body().some((one: any) => one.documentId === asked.body().id))
    const leaving = await leavingOf(client, manager)
    assert.sameMembers(kindsOf(leaving), [
      ...['leave_request', 'project', 'client', 'checklist_item', 'employee', 'department'],
    ])
    assert.isTrue(leaving.handovers.every(({ toName }: any) => toName !== null))
    assert.isTrue(leaving.handovers.every(({ link }: any) => link.startsWith('/')))
    const told = await db.from('notifications').where('user_id', to)
    assert.includeMembers(
      told.map(({ type }) => type),
      ['leaving_handover', 'leave_request_approval_requested']
    )
    const about = { type: 'leaving_ended', user_id: await idOf('hr.manager') }
    const report = await db.from('notifications').where(about).firstOrFail()
    assert.include(report.message, 'equipment to return: 1')
    const held = await call(client, 'hr.manager', 'get', `/api/employees/${manager.id}/equipment`)
    assert.equal(held.body()[0].equipmentId, piece.id)
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'client', entity_id: `${owned.id}`, action: 'update' })
    assert.lengthOf(log, 1)
  })

  test('goes to the named successor, who moves up where they work below', async ({
    client,
    assert,
  }) => {
    const { top, manager, member } = await aTeam(client)
    const peer = await anEmployee(client, { managerId: manager.id })
    ;(await leaves(client, manager, { successorId: member.id })).assertStatus(200)
    assert.equal(await endDue(inDays(1)), 1)
    assert.equal((await rowOf('employees', member.id)).manager_id, top.id)
    assert.equal((await rowOf('employees', peer.id)).manager_id, member.id)
    assert.equal((await leavingOf(client, manager)).successorName, member.name)
  })

  test('leave that was not decided or lies after the last day is cancelled', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    await openBalance(client, member.id, '20')
    const later = await ask(client, 'staff', { fromOn: inDays(20), toOn: inDays(21) })
    const approved = await call(
      client,
      'foreman',
      'post',
      `/api/leave-requests/${later.body().id}/approve`,
      { body: { comment: null }, seen: later.body().version }
    )
    approved.assertStatus(200)
    const waiting = await ask(client, 'staff', { fromOn: inDays(5), toOn: inDays(6) })
    await leaves(client, member)
    await endDue(inDays(1))
    for (const { id } of [later.body(), waiting.body()])
      assert.equal((await rowOf('leave_requests', id)).status, 'cancelled')
    assert.equal(Number(await annualBalance(client, member.id)), 20)
    assert.deepEqual(kindsOf(await leavingOf(client, member)), ['leave_request', 'leave_request'])
  })

  test('delegations to and from them end', async ({ client, assert }) => {
    const { manager } = await aTeam(client)
    const delegate = async (from: string, to: string) => {
      const given = await call(client, from, 'post', '/api/approval-delegations', {
        body: { delegateId: await idOf(to), fromOn: today(), toOn: inDays(9) },
      })
      given.assertStatus(201)
    }
    await delegate('foreman', 'staff')
    await delegate('planner', 'foreman')
    await delegate('chief.engineer', 'estimator')
    await leaves(client, manager)
    await endDue(inDays(1))
    const left = await db.from('approval_delegations')
    assert.lengthOf(left, 1)
    assert.equal(left[0].user_id, await idOf('chief.engineer'))
    const kinds: string[] = kindsOf(await leavingOf(client, manager))
    assert.lengthOf(
      kinds.filter((kind) => kind === 'approval_delegation'),
      2
    )
  })

  test('without a successor, what only they could decide goes to top management', async ({
    client,
    assert,
  }) => {
    const manager = await anEmployee(client, { userId: await idOf('foreman') })
    const member = await anEmployee(client, {
      userId: await idOf('staff'),
      managerId: manager.id,
    })
    await openBalance(client, member.id, '20')
    const asked = await ask(client, 'staff', { fromOn: inDays(3), toOn: inDays(4) })
    await leaves(client, manager)
    await endDue(inDays(1))
    const inbox = await call(client, 'general.manager', 'get', '/api/approvals')
    assert.isTrue(inbox.body().some((one: any) => one.documentId === asked.body().id))
    const stored = await rowOf('employees', member.id)
    assert.isNull(stored.manager_id)
  })
})
