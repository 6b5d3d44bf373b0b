import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { ask, folder, put } from './library.js'

/** Addresses of a file that someone may have kept. */
const addresses = (id: number, url: string) => [
  url,
  `${url}?inline=1`,
  `/api/files/${id}`,
  `/api/files/${id}/versions`,
  `/api/files/${id}/versions/1/content`,
  `/api/files/${id}/history`,
]

test.group('Links to files that have ended', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('open nothing for others, for guests, or with a changed query', async ({
    client,
    assert,
  }) => {
    const { id: at, version } = await folder(client, 'engineer', 'Closed')
    const stored = (await put(client, 'engineer', at, 'secret.pdf')).body()
    await ask(client, 'admin', 'put', `/api/folders/${at}/permissions`, {
      body: { grants: [{ kind: 'role', value: 'admin', level: 'manage' }] },
      seen: version,
    })
    for (const address of addresses(stored.id, stored.url)) {
      const guest = await client.get(address)
      guest.assertStatus(401)
      for (const as of ['buyer', 'staff', 'auditor']) {
        const other = await ask(client, as, 'get', address)
        assert.oneOf(other.status(), [403, 404], `${as} ${address}`)
      }
    }
    for (const query of ['?userId=1', '?as=admin', '?token=x', '?expires=9999999999'])
      assert.oneOf((await ask(client, 'buyer', 'get', stored.url + query)).status(), [403, 404])
  })

  test('end with the right to read', async ({ client, assert }) => {
    const stored = (await put(client, 'admin', 1, 'shared.pdf')).body()
    const before = await ask(client, 'engineer', 'get', stored.url)
    before.assertStatus(200)
    await db.from('users').where('username', 'engineer').update({ permissions: '{}' })
    const after = await ask(client, 'engineer', 'get', stored.url)
    assert.oneOf(after.status(), [403, 404])
  })

  test('end with the file: in the trash, purged, or of a version that is not there', async ({
    client,
    assert,
  }) => {
    const stored = (await put(client, 'admin', 1, 'gone.pdf')).body()
    const none = await ask(client, 'engineer', 'get', `/api/files/${stored.id}/versions/7/content`)
    none.assertStatus(404)
    await ask(client, 'admin', 'delete', `/api/files/${stored.id}`, { seen: stored.version })
    const trashed = await ask(client, 'engineer', 'get', stored.url)
    trashed.assertStatus(404)
    await db.from('file_texts').where('file_id', stored.id).delete()
    await db.from('file_downloads').where('file_id', stored.id).delete()
    await db.from('files').where('id', stored.id).delete()
    for (const address of addresses(stored.id, stored.url)) {
      const answer = await ask(client, 'engineer', 'get', address)
      assert.equal(answer.status(), 404, address)
    }
  })
})
