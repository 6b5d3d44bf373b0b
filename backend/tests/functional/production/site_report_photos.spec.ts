import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import sharp from 'sharp'
import { html, picture } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aReport, aSite, REPORTS, step } from './site_report_support.js'

async function photograph(client: ApiClient, id: number, content: Buffer, by = 'foreman') {
  return client
    .post(`${REPORTS}/${id}/photos`)
    .loginAs(await person(by))
    .withCsrfToken()
    .file('file', content, { filename: 'site.jpg' })
}

const shade = (n: number) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: { r: n * 12, g: 9, b: 200 } } })
    .png()
    .toBuffer()

const photosIn = (id: number) =>
  db.from('files').where({ owner_type: 'site_report_photo', owner_id: id })

test.group('Photos of a site report', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are kept once and shown to who sees the report', async ({ client, assert }) => {
    const { id } = await aReport(client, await aSite(client))
    const image = await picture('jpeg')
    const first = await photograph(client, id, image)
    first.assertStatus(201)
    const again = await photograph(client, id, image)
    again.assertStatus(201)
    assert.lengthOf(again.body().photos, 1)
    assert.equal(again.body().version, 1)
    assert.lengthOf(await photosIn(id), 1)
    const [{ url, id: fileId }] = again.body().photos
    ;(await call(client, 'planner', 'get', url)).assertStatus(200)
    ;(await call(client, 'staff', 'get', url)).assertStatus(404)
    const gone = await call(client, 'foreman', 'delete', `${REPORTS}/${id}/photos/${fileId}`)
    gone.assertStatus(200)
    assert.isEmpty(await photosIn(id))
    const log = db.from('audit_logs').where({ entity_type: 'site_report', entity_id: String(id) })
    const actions = (await log.orderBy('id')).map(({ action }) => action)
    assert.deepEqual(actions, ['create', 'add_photo', 'remove_photo'])
    const absent = await call(client, 'foreman', 'delete', `${REPORTS}/${id}/photos/${fileId}`)
    absent.assertStatus(404)
  })

  test('are pictures, at most 20, of a report that is still open', async ({ client, assert }) => {
    const made = await aReport(client, await aSite(client))
    ;(await photograph(client, made.id, html(4000))).assertStatus(422)
    ;(await photograph(client, made.id, Buffer.alloc(11 * 1024 * 1024, 1))).assertStatus(413)
    ;(await photograph(client, made.id, await picture('png'), 'engineer')).assertStatus(403)
    ;(await client.post(`${REPORTS}/${made.id}/photos`).withCsrfToken()).assertStatus(401)
    for (let n = 0; n < 20; n++)
      (await photograph(client, made.id, await shade(n))).assertStatus(201)
    const more = await photograph(client, made.id, await shade(20))
    more.assertStatus(422)
    assert.equal(more.body().code, 'TOO_MANY_FILES')
    assert.lengthOf(await photosIn(made.id), 20)
    const sent = await step(client, 'foreman', made, 'submit')
    ;(await photograph(client, made.id, await picture('png'))).assertStatus(409)
    const [{ id: fileId }] = sent.body().photos
    const late = await call(client, 'foreman', 'delete', `${REPORTS}/${made.id}/photos/${fileId}`)
    late.assertStatus(409)
    assert.lengthOf(await photosIn(made.id), 20)
  }).timeout(60_000)
})
