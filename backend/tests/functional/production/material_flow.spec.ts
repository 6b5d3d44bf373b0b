import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { person } from '#tests/helpers/users'
import { aVendor, call } from '../procurement/support.js'
import { step } from '../procurement/purchase_request_support.js'
import {
  aMaterial,
  aNeed,
  aSite,
  dispatchAgain,
  later,
  needsOf,
  notices,
  requestOf,
} from './material_need_support.js'

const FROM_NEEDS = '/api/purchase-requests/from-needs'

test.group('Purchase requests of what tasks need', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who may request goods, of their project', async ({ client, assert }) => {
    const { site, need } = await aNeed(client)
    const other = await aSite(client)
    const needs = [{ id: need.id }]
    const body = { projectId: site.project, needs }
    ;(await client.post(FROM_NEEDS).withCsrfToken().json(body)).assertStatus(401)
    ;(await requestOf(client, site, needs, { by: 'foreman' })).assertStatus(403)
    const refused = await requestOf(client, other, needs)
    refused.assertStatus(422)
    assert.deepEqual(Object.keys(refused.body().errors), ['needs.0.id'])
    const absent = await requestOf(client, site, [
      { id: need.id },
      { id: 999_999 },
      { id: need.id },
    ])
    assert.deepEqual(Object.keys(absent.body().errors), ['needs.1.id', 'needs.2.id'])
    assert.lengthOf(await db.from('purchase_requests').where('project_id', site.project), 0)
  })

  test('take over quantity and day, once', async ({ client, assert }) => {
    const { site, need, materialId } = await aNeed(client)
    const made = await requestOf(client, site, [{ id: need.id }], { key: `needs-${need.id}` })
    made.assertStatus(201)
    const request = made.body()
    assert.containsSubset(request, {
      status: 'draft',
      projectId: site.project,
      requiredOn: '2027-06-14',
    })
    assert.containsSubset(request.lines, [
      {
        materialId,
        quantity: '10',
        unit: 'bag',
        needId: need.id,
        needByOn: '2027-06-14',
        need: { id: need.id, taskCode: 'A', needByOn: '2027-06-14' },
      },
    ])
    const again = await requestOf(client, site, [{ id: need.id }], { key: `needs-${need.id}` })
    assert.equal(again.body().id, request.id)
    const nothing = await requestOf(client, site, [{ id: need.id }])
    nothing.assertStatus(422)
    assert.deepEqual(Object.keys(nothing.body().errors), ['needs.0.id'])
    const [shown] = (await needsOf(client, site)).needs
    assert.containsSubset(shown, {
      requested: '10',
      requestedByOn: '2027-06-14',
      requests: [{ id: request.id, number: request.number, status: 'draft' }],
    })
    const audit = await db
      .from('audit_logs')
      .where({ entity_type: 'purchase_request', entity_id: String(request.id) })
    assert.lengthOf(audit, 1)
  })

  test('show that the schedule has moved, and the one who asked is notified once', async ({
    client,
    assert,
  }) => {
    const { site, need } = await aNeed(client)
    const asked = (await requestOf(client, site, [{ id: need.id }], { by: 'buyer' })).body()
    ;(await later(client, site)).assertStatus(200)
    const path = `/api/purchase-requests/${asked.id}`
    const [line] = (await call(client, 'buyer', 'get', path)).body().lines
    assert.equal(line.needByOn, '2027-06-14')
    assert.equal(line.need.needByOn, '2027-06-19')
    assert.lengthOf(await notices('need_day_moved', 'purchase_request', asked.id), 1)
    await dispatchAgain('production.material_needs_moved')
    const [notice, ...more] = await notices('need_day_moved', 'purchase_request', asked.id)
    assert.lengthOf(more, 0)
    assert.equal(notice.user_id, (await person('buyer')).id)
    assert.include(notice.message, '2027-06-14 → 2027-06-19')
    assert.include(notice.message_ar, asked.number)
    const { version, lines } = (await call(client, 'buyer', 'get', path)).body()
    const taken = lines.map(({ id: _, position: __, need: ___, ...rest }: any) => ({
      ...rest,
      needByOn: '2027-06-19',
    }))
    const saved = await call(client, 'buyer', 'patch', path, {
      body: { lines: taken },
      seen: version,
    })
    saved.assertStatus(200)
    assert.containsSubset(saved.body().lines, [{ needId: need.id, needByOn: '2027-06-19' }])
  })

  test('name only needs of their project and material', async ({ client, assert }) => {
    const { site, need, materialId } = await aNeed(client)
    const other = await aSite(client)
    const { id: otherMaterial } = await aMaterial(client)
    const send = (projectId: number, material: number) =>
      call(client, 'storekeeper', 'post', '/api/purchase-requests', {
        body: {
          title: 'By hand',
          projectId,
          lines: [{ description: 'x', quantity: '1', materialId: material, needId: need.id }],
        },
      })
    const wrong = await send(site.project, otherMaterial)
    wrong.assertStatus(422)
    assert.deepEqual(Object.keys(wrong.body().errors), ['lines.0.needId'])
    ;(await send(other.project, materialId)).assertStatus(422)
    const right = await send(site.project, materialId)
    assert.equal(right.body().lines[0].needByOn, '2027-06-14')
    const { id, version } = right.body()
    const moved = await call(client, 'storekeeper', 'patch', `/api/purchase-requests/${id}`, {
      body: { projectId: other.project },
      seen: version,
    })
    assert.isNull(moved.body().lines[0].needId)
  })

  test('become orders that are for the same tasks', async ({ client, assert }) => {
    const { site, need } = await aNeed(client)
    const asked = (await requestOf(client, site, [{ id: need.id }], { by: 'storekeeper' })).body()
    ;(await step(client, 'storekeeper', asked, 'submit')).assertStatus(200)
    ;(await step(client, 'buyer', asked, 'approve')).assertStatus(200)
    const vendor = await aVendor({ status: 'approved', purchasingCurrency: 'SAR' })
    const quoting = await step(client, 'po.clerk', asked, 'quotes', { vendorIds: [vendor.id] })
    const [{ id: lineId }] = quoting.body().lines
    const quotes = await call(
      client,
      'po.clerk',
      'get',
      `/api/purchase-requests/${asked.id}/quotes`
    )
    const [quote] = quotes.body().quotes
    const prices = { currency: 'SAR', lines: [{ lineId, unitPrice: '5' }] }
    ;(await step(client, 'po.clerk', asked, `quotes/${quote.id}`, prices, 'patch')).assertStatus(
      200
    )
    const award = { lines: [{ lineId, quoteId: quote.id }] }
    ;(await step(client, 'po.clerk', asked, 'award', award)).assertStatus(200)
    const line = await db.from('purchase_order_lines').where('need_id', need.id).firstOrFail()
    assert.equal(line.need_by_on, '2027-06-14')
    const order = await call(
      client,
      'po.clerk',
      'get',
      `/api/purchase-orders/${line.purchase_order_id}`
    )
    assert.containsSubset(order.body().lines[0], {
      needId: need.id,
      need: { taskCode: 'A', needByOn: '2027-06-14' },
    })
    await later(client, site)
    const own = await notices('need_day_moved', 'purchase_order', line.purchase_order_id)
    assert.lengthOf(own, 1)
    assert.lengthOf(await notices('need_day_moved', 'purchase_request', asked.id), 0)
  })
})
