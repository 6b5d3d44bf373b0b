import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'

test.group('Merging clients', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function twoClients(client: any) {
    const bdm = await person('bdm')
    const create = async (body: object) =>
      (await client.post('/api/clients').json(body).loginAs(bdm).withCsrfToken()).body()
    const kept = await create({ name: 'Huda Amri', company: 'Sahara', mobile: '0501234567' })
    const other = await create({ name: 'Huda Al-Amri', email: 'huda@sahara.example' })
    await client
      .post(`/api/clients/${other.id}/activities`)
      .json({ kind: 'call', subject: 'Asked for prices', occurredAt: '2026-03-01T09:00:00Z' })
      .loginAs(bdm)
      .withCsrfToken()
    const now = '2026-01-01 00:00:00'
    const [quotation] = await db.table('quotations').insert({
      number: 'Q-2099-0001',
      root_number: 'Q-2099-0001',
      project_name: 'Tower',
      quoted_on: '2026-01-01',
      client_id: other.id,
      search_text: 'tower',
      created_at: now,
      updated_at: now,
    })
    return { bdm, kept, other, quotation }
  }

  function merge(client: any, as: any, { kept, other }: any, body: object = {}, version = 1) {
    return client
      .post(`/api/clients/${kept.id}/merge`)
      .header('If-Match', `"${version}"`)
      .json({ otherId: other.id, otherVersion: 1, ...body })
      .loginAs(as)
      .withCsrfToken()
  }

  test('the chosen fields and everything that referred to the other client go over', async ({
    client,
    assert,
  }) => {
    const { bdm, kept, other, quotation } = await twoClients(client)
    const response = await merge(client, bdm, { kept, other }, { take: ['name', 'email'] })
    response.assertStatus(200)
    assert.isTrue(response.body().can.undo)
    const row = await db.from('clients').where('id', kept.id).firstOrFail()
    assert.equal(row.name, 'Huda Al-Amri')
    assert.equal(row.email_key, 'huda@sahara.example')
    assert.equal(row.company, 'Sahara')
    assert.equal(row.version, 2)
    assert.isNotNull(row.last_contact_at)
    assert.isNull(await db.from('clients').where('id', other.id).first())
    const moved = await db.from('quotations').where('id', quotation).firstOrFail()
    assert.equal(moved.client_id, kept.id)
    const timeline = await client.get(`/api/clients/${kept.id}/timeline`).loginAs(bdm)
    assert.deepEqual(
      timeline.body().map(({ kind }: any) => kind),
      ['call']
    )
    const admin = await person('admin')
    const all = await client.get(`/api/clients/${kept.id}/timeline`).loginAs(admin)
    assert.sameMembers(
      all.body().map(({ kind }: any) => kind),
      ['call', 'quotation']
    )
  })

  test('an undo brings the client back with its id and leaves later changes alone', async ({
    client,
    assert,
  }) => {
    const { bdm, kept, other, quotation } = await twoClients(client)
    const { id } = (await merge(client, bdm, { kept, other }, { take: ['name', 'email'] })).body()
    await client
      .patch(`/api/clients/${kept.id}`)
      .header('If-Match', '"2"')
      .json({ email: 'new@sahara.example' })
      .loginAs(bdm)
      .withCsrfToken()
    const undo = () =>
      client
        .post(`/api/client-merges/${id}/undo`)
        .header('If-Match', '"1"')
        .loginAs(bdm)
        .withCsrfToken()
    const response = await undo()
    response.assertStatus(200)
    assert.equal(response.body().status, 'undone')
    const back = await db.from('clients').where('id', other.id).firstOrFail()
    assert.equal(back.email, 'huda@sahara.example')
    const row = await db.from('clients').where('id', kept.id).firstOrFail()
    assert.equal(row.name, 'Huda Amri')
    assert.equal(row.email, 'new@sahara.example')
    const moved = await db.from('quotations').where('id', quotation).firstOrFail()
    assert.equal(moved.client_id, other.id)
    const activity = await db.from('client_activities').where('client_id', other.id).first()
    assert.equal(activity.subject, 'Asked for prices')
    ;(await undo()).assertStatus(412)
    const search = await client.get('/api/clients?q=huda').loginAs(bdm)
    assert.includeMembers(
      search.body().map((found: any) => found.id),
      [kept.id, other.id]
    )
  })

  test('thirty days later a merge stays', async ({ client }) => {
    const { bdm, kept, other } = await twoClients(client)
    const { id } = (await merge(client, bdm, { kept, other })).body()
    await db.from('client_merges').where('id', id).update({ undo_until: '2026-01-01 00:00:00' })
    const response = await client
      .post(`/api/client-merges/${id}/undo`)
      .header('If-Match', '"1"')
      .loginAs(bdm)
      .withCsrfToken()
    response.assertStatus(409)
    response.assertBodyContains({ code: 'MERGE_ENDED' })
  })

  test('guests, strangers, stale screens and nonsense merge nothing', async ({
    client,
    assert,
  }) => {
    const { bdm, kept, other } = await twoClients(client)
    ;(await client.post(`/api/clients/${kept.id}/merge`).withCsrfToken()).assertStatus(401)
    ;(await merge(client, await person('staff'), { kept, other })).assertStatus(403)
    ;(await merge(client, bdm, { kept, other }, {}, 9)).assertStatus(412)
    ;(await merge(client, bdm, { kept, other }, { otherVersion: 7 })).assertStatus(412)
    ;(await merge(client, bdm, { kept, other: kept })).assertStatus(422)
    ;(await merge(client, bdm, { kept, other }, { take: ['id'] })).assertStatus(422)
    ;(await merge(client, bdm, { kept, other: { id: 99_999_999 } })).assertStatus(404)
    assert.isNull(await db.from('client_merges').first())
  })
})

test.group('The story of a client', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a call makes the last contact, a note does not, and taking the call back undoes it', async ({
    client,
    assert,
  }) => {
    const bdm = await person('bdm')
    const { id } = (
      await client.post('/api/clients').json({ name: 'Nora' }).loginAs(bdm).withCsrfToken()
    ).body()
    const log = (body: object) =>
      client.post(`/api/clients/${id}/activities`).json(body).loginAs(bdm).withCsrfToken()
    ;(await log({ kind: 'note', subject: 'Likes tea' })).assertStatus(201)
    const show = async () => (await client.get(`/api/clients/${id}`).loginAs(bdm)).body()
    assert.isNull((await show()).lastContactAt)
    const call = await log({
      kind: 'call',
      subject: 'Rang',
      occurredAt: '2026-02-03T12:00:00+03:00',
    })
    assert.equal((await show()).lastContactAt, '2026-02-03T09:00:00.000Z')
    assert.equal((await show()).ownerName, bdm.name)
    const due = await client.get('/api/clients?lastContactAt_lte=2026-02-04').loginAs(bdm)
    assert.include(
      due.body().map((found: any) => found.id),
      id
    )
    const remove = await client
      .delete(`/api/clients/${id}/activities/${call.body().id}`)
      .loginAs(bdm)
      .withCsrfToken()
    remove.assertStatus(204)
    assert.isNull((await show()).lastContactAt)
    ;(await log({ kind: 'dance', subject: 'x' })).assertStatus(422)
    ;(await log({ kind: 'call', subject: 'x', occurredAt: 'yesterday' })).assertStatus(422)
    ;(await client.get(`/api/clients/${id}/timeline`).loginAs(await person('staff'))).assertStatus(
      403
    )
  })

  test('a file kept with a client stands in the story and goes with the client', async ({
    client,
    assert,
  }) => {
    const bdm = await person('bdm')
    const { id } = (
      await client.post('/api/clients').json({ name: 'Nora' }).loginAs(bdm).withCsrfToken()
    ).body()
    const upload = await client
      .post(`/api/clients/${id}/documents`)
      .file('file', pdf(), { filename: 'خطاب.pdf', contentType: 'application/pdf' })
      .loginAs(bdm)
      .withCsrfToken()
    upload.assertStatus(201)
    const timeline = await client.get(`/api/clients/${id}/timeline`).loginAs(bdm)
    assert.equal(timeline.body()[0].title, 'خطاب.pdf')
    const destroy = await client
      .delete(`/api/clients/${id}`)
      .header('If-Match', '"1"')
      .loginAs(bdm)
      .withCsrfToken()
    destroy.assertStatus(204)
    assert.isNull(await db.from('files').where('owner_type', 'client').first())
  })
})
