import { test } from '@japa/runner'
import sharp from 'sharp'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { runDueJobs } from '#core/jobs/due_jobs'
import { person } from '#tests/helpers/users'

const CARD = `<svg xmlns="http://www.w3.org/2000/svg" width="1050" height="600">
  <rect width="1050" height="600" fill="#fff"/>
  <g font-family="DejaVu Sans, Liberation Sans, sans-serif" fill="#111">
    <text x="60" y="120" font-size="52">Omar Tannous</text>
    <text x="60" y="180" font-size="32">Project Manager</text>
    <text x="60" y="300" font-size="38">Cedar Contracting Co.</text>
    <text x="60" y="390" font-size="32">Mobile +966 55 123 4567</text>
    <text x="60" y="450" font-size="32">omar.tannous@cedar.example</text>
    <text x="60" y="510" font-size="32">www.cedar.example</text>
  </g></svg>`

test.group('Business cards', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function scan(client: any) {
    const picture = await sharp(Buffer.from(CARD)).png().toBuffer()
    return client
      .post('/api/business-cards')
      .file('front', picture, { filename: 'card.png', contentType: 'image/png' })
      .loginAs(await person('bdm'))
      .withCsrfToken()
  }

  test('guests and people without the directory are refused before a byte is kept', async ({
    client,
    assert,
  }) => {
    const path = '/api/business-cards'
    ;(await client.post(path).file('front', Buffer.from('x')).withCsrfToken()).assertStatus(401)
    const staff = await person('staff')
    ;(
      await client.post(path).file('front', Buffer.from('x')).loginAs(staff).withCsrfToken()
    ).assertStatus(403)
    assert.isNull(await db.from('files').first())
  })

  test('a picture is read by a job; the person confirms; the client exists', async ({
    client,
    assert,
  }) => {
    const bdm = await person('bdm')
    const accepted = await scan(client)
    accepted.assertStatus(202)
    assert.equal(accepted.body().status, 'queued')
    const cardId = accepted.body().cardId
    await runDueJobs()
    const job = await client.get(`/api/jobs/${accepted.body().id}`).loginAs(bdm)
    assert.equal(job.body().status, 'completed')

    const card = await client.get(`/api/business-cards/${cardId}`).loginAs(bdm)
    const { fields, version, status } = card.body()
    assert.equal(status, 'ready')
    assert.equal(fields.email.value, 'omar.tannous@cedar.example')
    assert.equal(fields.mobile.value, '+966551234567')
    assert.isAbove(fields.email.confidence, 0)
    assert.isAtMost(fields.email.confidence, 1)

    const confirm = () =>
      client
        .post(`/api/business-cards/${cardId}/confirm`)
        .header('If-Match', `"${version}"`)
        .json({ name: 'Omar Tannous', email: fields.email.value, mobile: fields.mobile.value })
        .loginAs(bdm)
        .withCsrfToken()
    const confirmed = await confirm()
    confirmed.assertStatus(201)
    const row = await db.from('business_cards').where('id', cardId).firstOrFail()
    assert.equal(row.client_id, confirmed.body().id)
    ;(await confirm()).assertStatus(412)

    // the same person's next card
    const again = await scan(client)
    await runDueJobs()
    const second = await client.get(`/api/business-cards/${again.body().cardId}`).loginAs(bdm)
    assert.deepInclude(second.body().duplicates[0], { id: confirmed.body().id })
    assert.includeMembers(second.body().duplicates[0].reasons, ['email', 'mobile'])

    // deleting the client takes its card and pictures
    const gone = await client
      .delete(`/api/clients/${confirmed.body().id}`)
      .header('If-Match', '"1"')
      .loginAs(bdm)
      .withCsrfToken()
    gone.assertStatus(204)
    assert.isNull(await db.from('business_cards').where('id', cardId).first())
    assert.isNull(await db.from('files').where('id', row.front_file_id).first())
  }).timeout(90_000)

  test('someone else’s unconfirmed card does not exist for others', async ({ client }) => {
    const { cardId } = (await scan(client)).body()
    const other = await person('bdm.clients')
    ;(await client.get(`/api/business-cards/${cardId}`).loginAs(other)).assertStatus(404)
  })

  test('what is no picture is refused with the one error body', async ({ client, assert }) => {
    const page = Buffer.from(`<html><script>alert(1)</script>${'x'.repeat(6000)}</html>`)
    const response = await client
      .post('/api/business-cards')
      .file('front', page, { filename: 'card.png', contentType: 'image/png' })
      .loginAs(await person('bdm'))
      .withCsrfToken()
    response.assertStatus(422)
    assert.equal(response.body().code, 'FILE_TYPE_REFUSED')
    assert.exists(response.body().requestId)
    assert.isNull(await db.from('business_cards').first())
  })
})
