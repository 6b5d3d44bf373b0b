import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { call } from '../procurement/support.js'

const PROJECTS = '/api/projects'
const asking =
  (client: ApiClient) =>
  (
    method: 'get' | 'post' | 'patch',
    path: string,
    who: string,
    body?: Record<string, unknown>,
    seen?: number
  ) =>
    call(client, who, method, path, { body, seen })
const row = (id: number) => db.from('projects').where('id', id).first()
const requests = (id: number) =>
  db.from('approval_requests').where({ document_type: 'project', document_id: id }).orderBy('id')

test.group('Approval of projects that were entered by hand', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('those who may not approve wait for someone who may', async ({ client, assert }) => {
    const ask = asking(client)
    const entered = await ask('post', PROJECTS, 'planner', { name: 'Warehouse, Jubail' })
    entered.assertStatus(201)
    const { id, status, can, nextStatuses } = entered.body()
    assert.deepEqual([status, can.approve, can.reject], ['pending_approval', false, false])
    assert.deepEqual(nextStatuses, [])
    for (const [who, code] of [
      ['planner', 403],
      ['foreman', 403],
      ['buyer', 403],
    ] as const) {
      const refused = await ask('post', `${PROJECTS}/${id}/approve`, who, {}, 1)
      refused.assertStatus(code)
    }
    const guest = await client.post(`${PROJECTS}/${id}/approve`).withCsrfToken()
    guest.assertStatus(401)
    const moved = await ask('post', `${PROJECTS}/${id}/steps`, 'planner', { status: 'active' }, 1)
    moved.assertStatus(409)
    const stale = await ask('post', `${PROJECTS}/${id}/approve`, 'admin', {}, 7)
    stale.assertStatus(412)
    assert.equal((await row(id)).status, 'pending_approval')
    const approved = await ask('post', `${PROJECTS}/${id}/approve`, 'admin', { comment: 'Ours' }, 1)
    approved.assertStatus(200)
    assert.deepEqual([approved.body().status, approved.body().version], ['active', 2])
    const again = await ask('post', `${PROJECTS}/${id}/approve`, 'admin', {}, 2)
    again.assertStatus(409)
    assert.deepEqual(
      (await requests(id)).map((request) => request.status),
      ['approved']
    )
    const history = await db
      .from('audit_logs')
      .where({ entity_type: 'project', entity_id: String(id) })
      .orderBy('id')
      .select('action')
    assert.deepEqual(
      history.map(({ action }) => action),
      ['create', 'approve']
    )
  })

  test('what was rejected may be changed and submitted again', async ({ client, assert }) => {
    const ask = asking(client)
    const { id } = (await ask('post', PROJECTS, 'planner', { name: 'Villa, Abha' })).body()
    const mute = await ask('post', `${PROJECTS}/${id}/reject`, 'admin', {}, 1)
    mute.assertStatus(422)
    const reason = 'No contract yet'
    const rejected = await ask('post', `${PROJECTS}/${id}/reject`, 'admin', { reason }, 1)
    rejected.assertStatus(200)
    assert.equal(rejected.body().status, 'rejected')
    const seen = await ask('get', `${PROJECTS}/${id}`, 'planner')
    assert.deepEqual(seen.body().nextStatuses, ['pending_approval'])
    const edited = await ask(
      'patch',
      `${PROJECTS}/${id}`,
      'planner',
      { consultant: 'Dar Al Omran' },
      2
    )
    edited.assertStatus(200)
    const status = 'pending_approval'
    const handed = await ask('post', `${PROJECTS}/${id}/steps`, 'planner', { status }, 3)
    handed.assertStatus(200)
    assert.deepEqual(
      (await requests(id)).map((request) => request.status),
      ['rejected', 'pending']
    )
    const approved = await ask('post', `${PROJECTS}/${id}/approve`, 'admin', {}, 4)
    approved.assertStatus(200)
    assert.equal((await row(id)).status, 'active')
  })

  test('those who may approve enter an active one', async ({ client, assert }) => {
    const entered = await asking(client)('post', PROJECTS, 'admin', { name: 'Clinic, Taif' })
    const { id, status } = entered.body()
    assert.equal(status, 'active')
    assert.isEmpty(await requests(id))
  })
})
