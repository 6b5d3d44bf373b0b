import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { createProject } from '#production/projects/create_project'
import { person } from '#tests/helpers/users'
import { APPROVED_QUOTATION } from '#tests/helpers/approved_quotation'
import { call } from '../procurement/support.js'

const EVENT = { ...APPROVED_QUOTATION, quotationId: 9901, number: 'Q-2026-9901' }

/** Made by an approved quotation, then put into a status. */
async function project(status = 'active'): Promise<number> {
  await transact({ ...SYSTEM_ACTOR, id: 3 }, (uow) => createProject(EVENT, uow))
  const made = await db.from('projects').where('quotation_id', EVENT.quotationId).first()
  await db.from('projects').where('id', made.id).update({ status })
  return made.id
}

async function step(client: ApiClient, id: number, status: string, version = 1, who = 'planner') {
  return client
    .post(`/api/projects/${id}/steps`)
    .json({ status })
    .header('If-Match', `"${version}"`)
    .loginAs(await person(who))
    .withCsrfToken()
}

const row = (id: number) => db.from('projects').where('id', id).first()

test.group('Status of projects', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is changed by those who plan them', async ({ client, assert }) => {
    const id = await project()
    const guest = await client.post(`/api/projects/${id}/steps`).withCsrfToken()
    guest.assertStatus(401)
    for (const who of ['foreman', 'buyer', 'staff']) {
      const refused = await step(client, id, 'in_progress', 1, who)
      refused.assertStatus(403)
    }
    const seen = await client.get(`/api/projects/${id}`).loginAs(await person('foreman'))
    assert.deepEqual(seen.body().nextStatuses, [])
    assert.equal((await row(id)).status, 'active')
  })

  test('goes on as its life allows, with its history', async ({ client, assert }) => {
    const id = await project()
    const jump = await step(client, id, 'closed')
    jump.assertStatus(409)
    const wrong = await step(client, id, 'sold')
    wrong.assertStatus(422)
    const begun = await step(client, id, 'in_progress')
    begun.assertStatus(200)
    assert.deepEqual(begun.body().nextStatuses, ['completed', 'on_hold'])
    const stale = await step(client, id, 'completed')
    stale.assertStatus(412)
    const held = await step(client, id, 'on_hold', 2)
    held.assertStatus(200)
    const stored = await row(id)
    assert.deepEqual([stored.status, stored.version], ['on_hold', 3])
    const history = await client.get(`/api/projects/${id}/history`).loginAs(await person('planner'))
    assert.deepEqual(
      history.body().map(({ action }: any) => action),
      ['update', 'update', 'create']
    )
  })

  test('names who runs it in its history', async ({ client, assert }) => {
    const id = await project('active')
    const { id: managerId, name } = await person('planner')
    const path = `/api/projects/${id}`
    const set = { seen: 1, body: { managerId } }
    ;(await call(client, 'planner', 'patch', path, set)).assertStatus(200)
    const history = await client.get(`${path}/history`).loginAs(await person('planner'))
    assert.deepEqual(history.body()[0].names.managerId, { [managerId]: name })
  })

  test('stays as it is once closed or rejected', async ({ client, assert }) => {
    const id = await project('closed')
    for (const status of ['active', 'in_progress', 'completed']) {
      const refused = await step(client, id, status)
      refused.assertStatus(409)
    }
    const absent = await step(client, 999_999, 'closed')
    absent.assertStatus(404)
    assert.equal((await row(id)).version, 1)
  })
})
