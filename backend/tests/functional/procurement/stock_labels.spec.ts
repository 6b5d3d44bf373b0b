import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { pagesOf } from '#tests/helpers/pdf_text'
import { call } from './support.js'
import { aMaterial, aPlace } from './stock_support.js'

const PATH = '/api/stock-labels'

test.group('Stock labels', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who see the stock, and for something', async ({ client }) => {
    const staff = await call(client, 'staff', 'post', PATH, { body: { materialIds: [1] } })
    staff.assertStatus(403)
    const none = await call(client, 'storekeeper', 'post', PATH, { body: {} })
    none.assertStatus(422)
    const flood = await call(client, 'storekeeper', 'post', PATH, {
      body: { materialIds: Array.from({ length: 20 }, (_, i) => i + 1), copies: 50 },
    })
    flood.assertStatus(422)
  })

  test('carry code, both names and the place, as often as requested', async ({
    client,
    assert,
  }) => {
    const material = await aMaterial(client)
    const place = await aPlace(client, '5')
    const level = await db
      .from('stock_levels')
      .where({ material_id: place.materialId })
      .firstOrFail()
    const body = { materialIds: [material.id], levelIds: [level.id], copies: 2 }
    const ordered = await call(client, 'storekeeper', 'post', PATH, { body })
    ordered.assertStatus(202)
    assert.equal(await runJob(ordered.body().id), 'completed')
    const file = await db
      .from('files')
      .where('owner_type', 'stock_label_sheet')
      .orderBy('id', 'desc')
      .firstOrFail()
    // a dash in a code stands apart in the text of the page
    const text = (await pagesOf(file.id)).join('').replaceAll(/\s/g, '')
    for (const code of [material.code, level.material_code])
      assert.lengthOf(text.split(code), 3, code)
    assert.include(text, 'Mainstore')
    const own = await call(client, 'storekeeper', 'get', `/api/jobs/${ordered.body().id}/result`)
    own.assertStatus(200)
    const others = await call(client, 'buyer', 'get', `/api/files/${file.id}/content`)
    others.assertStatus(404)
  })

  test('of what is gone meanwhile are not printed', async ({ client, assert }) => {
    const ordered = await call(client, 'storekeeper', 'post', PATH, {
      body: { materialIds: [999_999] },
    })
    assert.equal(await runJob(ordered.body().id), 'failed')
  })
})
