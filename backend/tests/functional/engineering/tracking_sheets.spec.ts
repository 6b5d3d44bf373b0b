import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { keepTrackingSheet } from '#engineering/tracking_sheets/keep_tracking_sheet'
import Quotation from '#engineering/quotations/models/quotation'
import { trackingSheetHtml } from '#engineering/tracking_sheets/pdf/tracking_sheet_pdf'
import { trackingSheetData } from '#engineering/tracking_sheets/queries/sheet_data'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { person } from '#tests/helpers/users'
import { createdBy, write } from './quotation_body.js'

const sheetsOf = (id: number) => `/api/quotations/${id}/tracking-sheets`

test.group('Tracking sheets', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are printed by a job, stored, numbered and read', async ({ client, assert }) => {
    const { id, number } = await createdBy(client, 'engineer')
    const order = await write(client, 'post', sheetsOf(id), {
      as: 'engineer',
      body: { language: 'ar' },
    })
    order.assertStatus(202)
    assert.containsSubset(order.body(), {
      type: 'engineering.render_tracking_sheet',
      status: 'queued',
      entityId: id,
    })
    const twice = await write(client, 'post', sheetsOf(id), {
      as: 'engineer',
      body: { language: 'ar' },
    })
    assert.equal(twice.body().id, order.body().id)
    assert.equal(await runJob(order.body().id), 'completed')
    const list = await client.get(sheetsOf(id)).loginAs(await person('chief.engineer'))
    assert.lengthOf(list.body(), 1)
    assert.containsSubset(list.body()[0], {
      sheetNo: 1,
      revision: 0,
      quotationVersion: 1,
      language: 'ar',
      createdBy: { name: 'Yousef Al-Qahtani' },
    })
    assert.match(list.body()[0].hash, /^[0-9a-f]{64}$/)
    const content = await client.get(list.body()[0].url).loginAs(await person('chief.engineer'))
    content.assertStatus(200)
    assert.equal(content.header('content-type'), 'application/pdf')
    assert.include(content.header('content-disposition'), `${number}-sheet-1.pdf`)
    const foreign = await client.get(list.body()[0].url).loginAs(await person('staff'))
    foreign.assertStatus(404)
    assert.equal(await runJob(order.body().id), 'skipped')
    assert.lengthOf(await db.from('tracking_sheets').where('quotation_id', id), 1)
  }).timeout(120_000)

  test('carry the mark-ups in their rates, so that the lines add up to the subtotal', async ({
    client,
    assert,
  }) => {
    const lines = [
      { description: 'Columns', quantity: '3', unitRate: '33.33' },
      { description: 'Beams', quantity: '7', unitRate: '0.37' },
      { description: 'Paint', quantity: '1', unitRate: '900', inclusion: 'optional' },
    ]
    const markups = [{ kind: 'profit', label: 'Secret profit', mode: 'percent', value: '7.5' }]
    const { id } = await createdBy(client, 'engineer', { lines, markups, discount: '0' })
    const quotation = await Quotation.findOrFail(id)
    const { id: printedBy } = await person('engineer')
    const { data } = await trackingSheetData(quotation, {
      language: 'en',
      showPrices: true,
      printedBy,
    })
    const minor = (amount: string) => Math.round(Number(amount) * 100)
    const [columns, beams, paint] = data.lines.map(({ total }) => minor(total))
    assert.equal(data.prices!.subtotal, '110.27')
    assert.equal(columns + beams, minor(data.prices!.subtotal))
    assert.equal(data.lines[0].unitRate, '35.83')
    assert.equal(paint, 96_747)
    assert.notInclude(JSON.stringify(data), 'Secret profit')
    assert.include(trackingSheetHtml(data), 'SAR 110.27')
  })

  test('are for readers of quotations', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    const guest = await client.post(sheetsOf(id)).withCsrfToken()
    guest.assertStatus(401)
    const staff = await write(client, 'post', sheetsOf(id), { as: 'staff', body: {} })
    staff.assertStatus(403)
    const language = await write(client, 'post', sheetsOf(id), {
      as: 'engineer',
      body: { language: 'fr' },
    })
    language.assertStatus(422)
    const absent = await write(client, 'post', sheetsOf(999_999), { as: 'engineer', body: {} })
    absent.assertStatus(404)
    assert.lengthOf(await db.from('jobs').where('type', 'engineering.render_tracking_sheet'), 0)
  })

  test('are not printed for who has lost the right meanwhile', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    const order = await write(client, 'post', sheetsOf(id), { as: 'estimator', body: {} })
    await db.from('users').where('username', 'estimator').update({ permissions: '{}' })
    assert.equal(await runJob(order.body().id), 'failed')
    const job = await db.from('jobs').where('id', order.body().id).first()
    assert.deepInclude(JSON.parse(job.error), { key: 'engineering.sheets.forbidden' })
  })

  test('leave prices out for who may not see them', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    const quotation = await Quotation.findOrFail(id)
    const open = await trackingSheetData(quotation, {
      language: 'en',
      showPrices: true,
      printedBy: 5,
    })
    const closed = await trackingSheetData(quotation, {
      language: 'en',
      showPrices: false,
      printedBy: 5,
    })
    assert.include(trackingSheetHtml(open.data), '34.52')
    assert.notInclude(trackingSheetHtml(closed.data), '34.52')
    assert.deepEqual(
      open.data.lines.map((line) => line.number),
      ['1.1', '1.2']
    )
    assert.deepEqual(open.data.score!.total, '78.0')
  })

  test('is printed again where there is something new, even while the first still waits', async ({
    client,
    assert,
  }) => {
    const { id } = await createdBy(client, 'engineer')
    const order = async () =>
      (
        await write(client, 'post', sheetsOf(id), { as: 'engineer', body: { language: 'en' } })
      ).body().id
    const first = await order()
    assert.equal(await order(), first)
    const changed = await write(client, 'patch', `/api/quotations/${id}`, {
      as: 'engineer',
      body: { location: 'Elsewhere' },
      seen: 1,
    })
    changed.assertStatus(200)
    const second = await order()
    assert.notEqual(second, first)
    await db.from('quotations').where('id', id).increment('plan_version', 1)
    assert.notInclude([first, second], await order())
  })

  test('a taken number is not given twice', async ({ client, assert }) => {
    const { id } = await createdBy(client, 'engineer')
    const quotation = await Quotation.findOrFail(id)
    const printed = {
      quotation,
      sheetNo: 1,
      language: 'en' as const,
      pdf: Buffer.from('%PDF-1.4'),
      hash: 'a'.repeat(64),
      jobId: 'x',
      data: (await trackingSheetData(quotation, { language: 'en', showPrices: true, printedBy: 5 }))
        .data,
    }
    await transact({ ...SYSTEM_ACTOR, id: 5 }, (uow) => keepTrackingSheet(uow, printed))
    await assert.rejects(() =>
      transact({ ...SYSTEM_ACTOR, id: 5 }, (uow) => keepTrackingSheet(uow, printed))
    )
    assert.lengthOf(await db.from('tracking_sheets').where('quotation_id', id), 1)
    assert.lengthOf(await db.from('files').where({ owner_type: 'tracking_sheet', owner_id: id }), 1)
  })
})
