import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { fittingTemplate } from '#people/checklist_templates/fitting_template'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aTemplate, item, templateBody, TEMPLATES } from './checklist_support.js'
import { aDepartment } from './support.js'

test.group('Checklist templates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are kept by HR alone', async ({ client }) => {
    const guest = await client.get(TEMPLATES)
    guest.assertStatus(401)
    for (const username of ['staff', 'planner', 'general.manager']) {
      const reading = await call(client, username, 'get', TEMPLATES)
      reading.assertStatus(403)
      const writing = await call(client, username, 'post', TEMPLATES, { body: templateBody() })
      writing.assertStatus(403)
    }
  })

  test('are added with their items, changed, and deleted, with a history', async ({
    client,
    assert,
  }) => {
    const created = await call(client, 'hr.manager', 'post', TEMPLATES, { body: templateBody() })
    created.assertStatus(201)
    created.assertBodyContains(templateBody())
    const { id } = created.body()
    const items = [item('storekeeper', 2), item('hr', -3)]
    const unversioned = await call(client, 'hr.manager', 'patch', `${TEMPLATES}/${id}`, {
      body: { items },
    })
    unversioned.assertStatus(428)
    const changed = await call(client, 'hr.manager', 'patch', `${TEMPLATES}/${id}`, {
      body: { items },
      seen: 1,
    })
    changed.assertStatus(200)
    assert.deepEqual(
      changed.body().items.map(({ owner }: { owner: string }) => owner),
      ['storekeeper', 'hr']
    )
    const stale = await call(client, 'hr.manager', 'patch', `${TEMPLATES}/${id}`, {
      body: { name: 'x' },
      seen: 1,
    })
    stale.assertStatus(412)
    const history = await call(client, 'hr.manager', 'get', `${TEMPLATES}/${id}/history`)
    assert.deepEqual(
      history.body().map(({ action }: { action: string }) => action),
      ['update', 'create']
    )
    const listed = await call(client, 'hr.manager', 'get', `${TEMPLATES}?kind=onboarding`)
    assert.include(
      listed.body().map((row: { id: number }) => row.id),
      id
    )
    const gone = await call(client, 'hr.manager', 'delete', `${TEMPLATES}/${id}`, { seen: 2 })
    gone.assertStatus(204)
    assert.isEmpty(await db.from('checklist_template_items').where('template_id', id))
  })

  test('refuse items that nobody could do', async ({ client, assert }) => {
    const refused = async (items: unknown[]) => {
      const response = await call(client, 'hr.manager', 'post', TEMPLATES, {
        body: templateBody({ items }),
      })
      response.assertStatus(422)
      return Object.keys(response.body().errors)
    }
    assert.deepEqual(await refused([]), ['items'])
    assert.deepEqual(await refused([item('user')]), ['items'])
    const disabled = (await person('disabled.user')).id
    assert.deepEqual(await refused([item('user', 0, { ownerUserId: disabled })]), ['items'])
    assert.deepEqual(await refused([item('everyone')]), ['items.0.owner'])
    assert.deepEqual(await refused([item('hr', 400)]), ['items.0.dueDays'])
    assert.deepEqual(await refused([item('hr', 0, { title: '' })]), ['items.0.title'])
    assert.equal((await db.from('checklist_templates').count('* as total'))[0].total, 0)
  })

  test('fit by position, then by the nearest department, then everyone', async ({
    client,
    assert,
  }) => {
    const above = await aDepartment(client)
    const own = await aDepartment(client, { parentDepartmentId: above.id })
    const other = await aDepartment(client)
    const post = { departmentId: own.id, position: 'Site Engineer', positionAr: 'مهندس موقع' }
    const fitting = async () =>
      (await fittingTemplate(db.connection(), 'onboarding', post))?.name ?? null
    assert.isNull(await fitting())
    const named = (name: string, more: object) => aTemplate(client, { name, ...more })
    await named('Other department', { departmentId: other.id })
    await named('Leaving', { kind: 'leaving' })
    await named('Retired', { active: false, position: 'Site Engineer' })
    assert.isNull(await fitting())
    await named('Everyone', {})
    assert.equal(await fitting(), 'Everyone')
    await named('Department above', { departmentId: above.id })
    assert.equal(await fitting(), 'Department above')
    await named('Department', { departmentId: own.id })
    assert.equal(await fitting(), 'Department')
    await named('Position', { position: 'مهندس موقع' })
    assert.equal(await fitting(), 'Position')
    await named('Position there', { position: 'site engineer', departmentId: above.id })
    assert.equal(await fitting(), 'Position there')
  })
})
