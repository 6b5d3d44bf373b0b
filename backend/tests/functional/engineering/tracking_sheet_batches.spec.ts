import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { fold } from '#engines/text/fold'
import { pagesOf } from '../../helpers/pdf_text.js'
import { person } from '../../helpers/users.js'
import { createdBy, write } from './quotation_body.js'

const BATCHES = '/api/tracking-sheet-batches'

const sheets = () => db.from('tracking_sheets').orderBy('id')

test.group('Tracking sheets of a whole list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are one job; it goes on where it ended, and the Arabic name can be read', async ({
    client,
    assert,
  }) => {
    for (const city of ['Najran', 'Najran', 'Tabuk']) await createdBy(client, 'engineer', { city })
    const order = await write(client, 'post', BATCHES, {
      as: 'engineer',
      body: { query: 'city=Najran', language: 'ar' },
    })
    order.assertStatus(202)
    const { id } = order.body()
    const twice = await write(client, 'post', BATCHES, {
      as: 'engineer',
      body: { query: 'city=Najran&_start=0&_end=10', language: 'ar' },
    })
    assert.equal(twice.body().id, id)
    assert.equal(await runJob(id), 'completed')
    assert.lengthOf(await sheets(), 2)
    const pages = await pagesOf((await sheets())[0].file_id)
    assert.include(fold(pages.join('\n')), fold('مجمع الملك فهد اللوجستي'))

    // as after a worker that was killed between the first sheet and the second
    const [kept, lost] = await sheets()
    await db.from('tracking_sheets').where('id', lost.id).delete()
    await db.from('job_effects').where('dedup_key', `job:${id}:sheet:${lost.quotation_id}`).delete()
    await db.from('jobs').where('id', id).update({ status: 'queued', finished_at: null })
    assert.equal(await runJob(id), 'completed')
    const again = await sheets()
    assert.lengthOf(again, 2)
    assert.equal(again[0].id, kept.id)
    assert.equal(again[1].quotation_id, lost.quotation_id)
  }).timeout(120_000)

  test('need rights, a list that is there, and one that is not endless', async ({
    client,
    assert,
  }) => {
    const guest = await client.post(BATCHES).json({}).withCsrfToken()
    guest.assertStatus(401)
    const staff = await write(client, 'post', BATCHES, { as: 'staff', body: {} })
    staff.assertStatus(403)
    for (const query of ['city=Nowhere', 'unknown=1', 'quotedOn_gte=yesterday']) {
      const response = await write(client, 'post', BATCHES, { as: 'engineer', body: { query } })
      response.assertStatus(422)
    }
    assert.lengthOf(await db.from('jobs').where('type', 'engineering.print_tracking_sheets'), 0)
  })

  test('two sheets are compared in words, prices only for who may see them', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer')
    const print = async () => {
      const order = await write(client, 'post', `/api/quotations/${id}/tracking-sheets`, {
        as: 'engineer',
        body: {},
      })
      assert.equal(await runJob(order.body().id), 'completed')
    }
    await print()
    await write(client, 'patch', `/api/quotations/${id}`, {
      as: 'engineer',
      seen: 1,
      body: { location: 'Al Malqa', discount: '1' },
    })
    await print()
    const [first, second] = await sheets()
    const path = `/api/tracking-sheets/${second.id}/comparison`
    const notified = await client.get(`${path}?with=${first.id}`).loginAs(await person('engineer'))
    notified.assertStatus(200)
    assert.containsSubset(notified.body().differences, [
      { part: 'Project', name: 'Location', before: 'Second Industrial City', after: 'Al Malqa' },
      { part: 'Price summary', name: 'Discount', before: '0.09', after: '1.00' },
    ])
    const guest = await client.get(`${path}?with=${first.id}`)
    guest.assertStatus(401)
    const staff = await client.get(`${path}?with=${first.id}`).loginAs(await person('staff'))
    staff.assertStatus(403)
    const absent = await client.get(`${path}?with=999999`).loginAs(await person('engineer'))
    absent.assertStatus(404)
  }).timeout(120_000)
})
