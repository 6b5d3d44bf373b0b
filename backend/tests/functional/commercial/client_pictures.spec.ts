import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import sharp from 'sharp'
import { html, picture } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'

const address = (id: number) => `/api/clients/${id}/picture`

async function aClient(client: ApiClient, name = 'Huda Al-Amri') {
  const request = client.post('/api/clients').json({ name }).withCsrfToken()
  const { id, version } = (await request.loginAs(await person('bdm'))).body()
  return { id: id as number, version: version as number }
}

async function send(client: ApiClient, id: number, content: Buffer, by = 'bdm') {
  return client
    .post(address(id))
    .loginAs(await person(by))
    .withCsrfToken()
    .file('picture', content, { filename: 'logo.png' })
}

const get = async (client: ApiClient, path: string, by = 'bdm') =>
  client.get(path).loginAs(await person(by))

const storedPictures = () => db.from('files').where('owner_type', 'client_picture')

test.group('Photo or logo of a client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('belongs to who manages clients', async ({ client, assert }) => {
    const { id } = await aClient(client)
    const image = await picture('png')
    const guest = await client.post(address(id)).withCsrfToken().file('picture', image)
    guest.assertStatus(401)
    ;(await send(client, id, image, 'staff')).assertStatus(403)
    ;(await client.delete(address(id)).withCsrfToken()).assertStatus(401)
    const staff = client.delete(address(id)).loginAs(await person('staff'))
    ;(await staff.withCsrfToken()).assertStatus(403)
    ;(await send(client, 999_999, image)).assertStatus(404)
    assert.lengthOf(await storedPictures(), 0)
  })

  test('is drawn again and shown in the record and the list to who sees clients', async ({
    client,
    assert,
  }) => {
    const { id, version } = await aClient(client)
    const sent = await send(client, id, await picture('png', 900, 300))
    sent.assertStatus(200)
    const { pictureUrl } = sent.body()
    assert.equal(sent.body().version, version + 1)
    assert.equal((await get(client, `/api/clients/${id}`)).body().pictureUrl, pictureUrl)
    const [row] = (await get(client, `/api/clients?id=${id}`)).body()
    assert.equal(row.pictureUrl, pictureUrl)
    const shown = await get(client, pictureUrl)
    shown.assertStatus(200)
    const { width, height, format } = await sharp(shown.body()).metadata()
    assert.deepEqual({ width, height, format }, { width: 400, height: 133, format: 'png' })
    ;(await get(client, pictureUrl, 'staff')).assertStatus(404)
    const audits = db.from('audit_logs').where({ action: 'change_picture', entity_id: String(id) })
    assert.lengthOf(await audits, 1)
  })

  test('is a picture of at most five megabytes', async ({ client, assert }) => {
    const { id } = await aClient(client)
    const page = await send(client, id, html(4000))
    page.assertStatus(422)
    assert.equal(page.body().code, 'FILE_TYPE_REFUSED')
    const large = await send(client, id, Buffer.alloc(5 * 1024 * 1024 + 1, 1))
    large.assertStatus(413)
    assert.equal(large.body().code, 'FILE_TOO_LARGE')
    assert.lengthOf(await storedPictures(), 0)
  })

  test('is replaced and removed, and goes with the client', async ({ client, assert }) => {
    const { id } = await aClient(client)
    const first = (await send(client, id, await picture('jpeg'))).body().pictureUrl
    const second = (await send(client, id, await picture('png'))).body().pictureUrl
    assert.notEqual(second, first)
    assert.lengthOf(await storedPictures(), 1)
    const bdm = await person('bdm')
    const remove = () => client.delete(address(id)).loginAs(bdm).withCsrfToken()
    ;(await remove()).assertStatus(204)
    ;(await remove()).assertStatus(404)
    assert.isNull((await get(client, `/api/clients/${id}`)).body().pictureUrl)
    const again = (await send(client, id, await picture('png'))).body()
    const gone = client.delete(`/api/clients/${id}`).header('If-Match', `"${again.version}"`)
    ;(await gone.loginAs(bdm).withCsrfToken()).assertStatus(204)
    assert.lengthOf(await storedPictures(), 0)
  })

  test('goes over to a client without one in a merge, and back when that is undone', async ({
    client,
    assert,
  }) => {
    const kept = await aClient(client)
    const other = await aClient(client, 'Huda Amri')
    const sent = (await send(client, other.id, await picture('png'))).body()
    const bdm = await person('bdm')
    const merged = await client
      .post(`/api/clients/${kept.id}/merge`)
      .header('If-Match', `"${kept.version}"`)
      .json({ otherId: other.id, otherVersion: sent.version })
      .loginAs(bdm)
      .withCsrfToken()
    merged.assertStatus(200)
    const pictureOf = async (id: number) =>
      (await get(client, `/api/clients/${id}`)).body().pictureUrl
    assert.equal(await pictureOf(kept.id), sent.pictureUrl)
    const undone = await client
      .post(`/api/client-merges/${merged.body().id}/undo`)
      .header('If-Match', `"${merged.body().version}"`)
      .json({})
      .loginAs(bdm)
      .withCsrfToken()
    undone.assertStatus(200)
    assert.isNull(await pictureOf(kept.id))
    assert.equal(await pictureOf(other.id), sent.pictureUrl)
  })

  test('replaced after a merge does not come back with the other client', async ({
    client,
    assert,
  }) => {
    const kept = await aClient(client)
    const other = await aClient(client, 'Huda Amri')
    const sent = (await send(client, other.id, await picture('png'))).body()
    const bdm = await person('bdm')
    const merged = await client
      .post(`/api/clients/${kept.id}/merge`)
      .header('If-Match', `"${kept.version}"`)
      .json({ otherId: other.id, otherVersion: sent.version })
      .loginAs(bdm)
      .withCsrfToken()
    await send(client, kept.id, await picture('jpeg'))
    const undone = await client
      .post(`/api/client-merges/${merged.body().id}/undo`)
      .header('If-Match', `"${merged.body().version}"`)
      .json({})
      .loginAs(bdm)
      .withCsrfToken()
    undone.assertStatus(200)
    assert.isNull((await get(client, `/api/clients/${other.id}`)).body().pictureUrl)
    assert.isString((await get(client, `/api/clients/${kept.id}`)).body().pictureUrl)
  })
})
