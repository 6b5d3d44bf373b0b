import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { ask, folder, put } from './library.js'

test.group('Copies of folders', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('have all that may be seen, under a free name, with bytes of their own', async ({
    client,
    assert,
  }) => {
    const source = await folder(client, 'engineer', 'Handover')
    const inner = await folder(client, 'engineer', 'Drawings', source.id)
    const plan = (await put(client, 'engineer', inner.id, 'plan.pdf')).body()
    await put(client, 'engineer', source.id, 'letter.pdf')
    const copied = await ask(client, 'engineer', 'post', `/api/folders/${source.id}/copy`, {
      body: { folderId: 1 },
    })
    copied.assertStatus(201)
    assert.equal(copied.body().name, 'Handover (2)')
    const below = await db.from('folders').where('parent_id', copied.body().id)
    assert.lengthOf(below, 1)
    const twin = await db.from('files').where('folder_id', below[0].id).firstOrFail()
    const original = await db.from('files').where('id', plan.id).firstOrFail()
    assert.equal(twin.sha256, original.sha256)
    assert.notEqual(twin.storage_key, original.storage_key)
    assert.lengthOf(await db.from('files').where('folder_id', copied.body().id), 1)
  })

  test('do not lie in the folder itself, and need rights on both sides', async ({
    client,
    assert,
  }) => {
    const source = await folder(client, 'engineer', 'Tender')
    const inner = await folder(client, 'engineer', 'Inside', source.id)
    const path = `/api/folders/${source.id}/copy`
    const guest = await client.post(path).json({ folderId: 1 }).withCsrfToken()
    guest.assertStatus(401)
    const own = await ask(client, 'engineer', 'post', path, { body: { folderId: inner.id } })
    own.assertStatus(422)
    const staff = await ask(client, 'staff', 'post', path, { body: { folderId: 1 } })
    staff.assertStatus(403)
    const absent = await ask(client, 'engineer', 'post', '/api/folders/999999/copy', {
      body: { folderId: 1 },
    })
    absent.assertStatus(404)
    await ask(client, 'admin', 'put', `/api/folders/${inner.id}/permissions`, {
      body: { grants: [{ kind: 'role', value: 'admin', level: 'manage' }] },
      seen: inner.version,
    })
    const partly = await ask(client, 'engineer', 'post', path, { body: { folderId: 1 } })
    partly.assertStatus(201)
    assert.lengthOf(await db.from('folders').where('parent_id', partly.body().id), 0)
  })
})
