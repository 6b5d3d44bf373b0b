import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { BODY, createdBy } from './quotation_body.js'

const formKey = () => randomBytes(16).toString('hex')
const PATH = '/api/quotation-autosaves'
const TYPED = {
  quotationId: null as number | null,
  baseVersion: null as number | null,
  edition: 0,
  projectName: 'Half a bridge',
  content: JSON.stringify({ projectName: 'Half a bridge', lines: [{ quantity: '٣' }] }),
}

async function keep(client: ApiClient, key: string, body: object, as = 'engineer') {
  return client
    .put(`${PATH}/${key}`)
    .json({ ...TYPED, ...body })
    .loginAs(await person(as))
    .withCsrfToken()
}

const mine = async (client: ApiClient, path = '', as = 'engineer') =>
  client.get(PATH + path).loginAs(await person(as))

test.group('Unsaved forms of quotations', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who write quotations', async ({ client, assert }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    for (const as of ['staff', 'auditor']) {
      const refused = await keep(client, formKey(), {}, as)
      refused.assertStatus(403)
    }
    assert.lengthOf(await db.from('quotation_autosaves'), 0)
  })

  test('are kept as they are typed and given back to their writer alone', async ({
    client,
    assert,
  }) => {
    const key = formKey()
    const first = await keep(client, key, {})
    first.assertStatus(200)
    assert.deepEqual(first.body(), { edition: 1 })
    const content = JSON.stringify({ projectName: 'Half a bridge', notes: 'more' })
    const second = await keep(client, key, { edition: 1, content })
    assert.deepEqual(second.body(), { edition: 2 })

    const list = await mine(client)
    assert.lengthOf(list.body(), 1)
    assert.containsSubset(list.body()[0], { key, edition: 2, projectName: 'Half a bridge' })
    assert.notProperty(list.body()[0], 'content')
    const whole = await mine(client, `/${key}`)
    assert.equal(whole.body().content, content)

    const others = await mine(client, '', 'estimator')
    assert.lengthOf(others.body(), 0)
    const foreign = await mine(client, `/${key}`, 'estimator')
    foreign.assertStatus(404)
    assert.lengthOf(await db.from('audit_logs').where('entity_type', 'quotation_autosave'), 0)
  })

  test('are never written over by another form', async ({ client, assert }) => {
    const key = formKey()
    await keep(client, key, {})
    await keep(client, key, { edition: 1, content: '{"from":"the first tab"}' })
    const late = await keep(client, key, { edition: 1, content: '{"from":"the other tab"}' })
    late.assertStatus(409)
    const again = await keep(client, key, { edition: 0 })
    again.assertStatus(409)
    const whole = await mine(client, `/${key}`)
    assert.equal(whole.body().content, '{"from":"the first tab"}')
    // given up elsewhere: it does not come back to life
    await client
      .delete(`${PATH}/${key}`)
      .loginAs(await person('engineer'))
      .withCsrfToken()
    const dead = await keep(client, key, { edition: 2 })
    dead.assertStatus(409)
  })

  test('of a quotation name the version they began with, and go with it', async ({
    client,
    assert,
  }) => {
    const { id, version } = await createdBy(client, 'engineer', { draft: true })
    await keep(client, formKey(), { quotationId: id, baseVersion: version })
    const gone = await keep(client, formKey(), { quotationId: 999_999 })
    gone.assertStatus(404)
    const list = await mine(client, `?quotationId=${id}`)
    assert.containsSubset(list.body(), [{ quotationId: id, baseVersion: version }])
    assert.lengthOf((await mine(client)).body(), 0)
    await db.from('quotations').where('id', id).delete()
    assert.lengthOf(await db.from('quotation_autosaves'), 0)
  })

  test('end in the same transaction that saves the form', async ({ client, assert }) => {
    const key = formKey()
    await keep(client, key, {})
    const refused = await client
      .post('/api/quotations')
      .json({ ...BODY, city: 'x'.repeat(200), autosaveKey: key })
      .loginAs(await person('engineer'))
      .withCsrfToken()
    refused.assertStatus(422)
    assert.lengthOf(await db.from('quotation_autosaves'), 1)
    const { id, version } = await createdBy(client, 'engineer', { autosaveKey: key })
    assert.lengthOf(await db.from('quotation_autosaves'), 0)
    const other = formKey()
    await keep(client, other, { quotationId: id, baseVersion: version })
    const saved = await client
      .patch(`/api/quotations/${id}`)
      .header('If-Match', `"${version}"`)
      .json({ projectName: 'Bridge', autosaveKey: other })
      .loginAs(await person('engineer'))
      .withCsrfToken()
    saved.assertStatus(200)
    assert.lengthOf(await db.from('quotation_autosaves'), 0)
  })

  test('are twenty at most for one person, the oldest goes first', async ({ client, assert }) => {
    const keys = Array.from({ length: 22 }, () => formKey())
    for (const key of keys) await keep(client, key, {})
    const left = (await db.from('quotation_autosaves').select('form_key')).map(
      (row) => row.form_key
    )
    assert.lengthOf(left, 20)
    assert.includeMembers(left, keys.slice(2))
  })
})
