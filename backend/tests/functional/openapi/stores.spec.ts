import { test } from '@japa/runner'
import { invoice } from '#tests/functional/procurement/support'
import testUtils from '@adonisjs/core/services/test_utils'
import { approveVendor, line, vendorBody } from '../procurement/support.js'
import { aProject, seedProject } from '../procurement/stock_support.js'
import { Conversation } from './conversation.js'

test.group('Described and answered: stores, deliveries, bills, payment terms', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('materials, stores and their movements', async ({ client }) => {
    const talk = await Conversation.begin(client)
    const project = await aProject()
    const material = await talk.made('storekeeper', '/api/materials', {
      code: 'API-1',
      name: 'Cement',
      category: 'concrete',
      unit: 'bag',
      units: [{ unit: 'pallet', factor: '40' }],
    })
    const store = await talk.made('storekeeper', '/api/warehouses', {
      code: 'API-1',
      name: 'Main',
      bins: ['A1'],
    })
    const site = await talk.made('storekeeper', '/api/warehouses', {
      code: 'API-2',
      name: 'Site',
      projectId: project.id,
    })
    const movement = (type: string, quantity: string, more: object = {}, cost: object = {}) =>
      talk.made('storekeeper', '/api/stock-movements', {
        type,
        warehouseId: store.id,
        lines: [{ materialId: material.id, quantity, ...cost }],
        ...more,
      })
    const receipt = await movement('receive', '100', {}, { unitCost: '20' })
    await talk.ask('buyer', 'post', `/api/stock-movements/${receipt.id}/approve`, {
      body: {},
      seen: 1,
    })
    await movement('issue', '10', { projectId: project.id, handedTo: 'Foreman' })
    const transfer = await movement('transfer', '5', { toWarehouseId: site.id })
    await talk.ask('storekeeper', 'post', `/api/stock-movements/${transfer.id}/receive`, {
      body: {},
      seen: 1,
    })
    const scrap = await movement('scrap', '80', { reason: 'Fire' })
    await talk.ask('buyer', 'post', `/api/stock-movements/${scrap.id}/reject`, {
      body: { reason: 'No' },
      seen: 1,
    })
    const [level] = (await talk.ask('auditor', 'get', '/api/stock-levels')).body()
    await talk.ask('storekeeper', 'patch', `/api/stock-levels/${level.id}`, {
      body: { reorderLevel: '9', bin: 'A1' },
      seen: 1,
    })
    await talk.ask('storekeeper', 'post', `/api/stock-movements/${receipt.id}/reverse`, {
      body: { reason: 'x' },
      seen: 2,
    })
    await talk.made('buyer', '/api/stock-closings', { closedThroughOn: '2026-01-31' })
    await talk.shown(
      'auditor',
      '/api/materials',
      `/api/materials/${material.id}`,
      `/api/materials/${material.id}/history`,
      '/api/materials/lookup?q=cement',
      '/api/warehouses',
      `/api/warehouses/${store.id}`,
      '/api/warehouses/lookup?q=ma',
      `/api/stock-levels/${level.id}`,
      `/api/stock-levels/${level.id}/ledger`,
      '/api/stock-movements',
      `/api/stock-movements/${transfer.id}`,
      `/api/stock-movements/${scrap.id}/history`,
      '/api/stock-closings',
      '/api/purchase-order-materials'
    )
  })

  test('deliveries, bills, bank accounts and payment terms', async ({ client }) => {
    const talk = await Conversation.begin(client)
    const vendor = await talk.made('buyer', '/api/vendors', vendorBody())
    const asked = await talk.ask('buyer', 'post', `/api/vendors/${vendor.id}/submit`, { seen: 1 })
    asked.assertStatus(200)
    const approved = await approveVendor(client, vendor.id)
    const banks = `/api/vendors/${vendor.id}/bank-accounts`
    const [account] = (await talk.ask('buyer', 'get', banks)).body()
    await talk.ask('admin', 'post', `${banks}/${account.id}/approve`, { body: {}, seen: 1 })
    const term = await talk.made('buyer', '/api/payment-terms', {
      code: 'API',
      name: 'A',
      nameAr: 'أ',
      parts: [{ portion: '100', dueFrom: 'delivery', days: 7, discount: '2', discountDays: 3 }],
    })
    await talk.shown('po.clerk', '/api/payment-terms', `/api/payment-terms/${term.id}`)
    await talk.made('po.clerk', '/api/payment-terms/preview', {
      amount: '10',
      currency: 'SAR',
      on: '2026-05-01',
      parts: [{ portion: '100', dueFrom: 'invoice' }],
    })
    const order = await talk.made('po.clerk', '/api/purchase-orders', {
      vendorId: vendor.id,
      paymentTermId: term.id,
      lines: [line('100', { quantity: '4' })],
    })
    const at = `/api/purchase-orders/${order.id}`
    await talk.ask('po.clerk', 'post', `${at}/submit`, { seen: 1 })
    await talk.ask('buyer', 'post', `${at}/approve`, { seen: 2, body: {} })
    await talk.ask('po.clerk', 'post', `${at}/send`, { seen: 3 })
    const lineId = order.lines[0].id
    const [receipt] = (
      await talk.ask('storekeeper', 'post', `${at}/receipts`, {
        body: { lines: [{ lineId, accepted: '2', rejected: '1', rejectionReason: 'Bent' }] },
        seen: 4,
      })
    ).body()
    const [bill] = (
      await talk.ask('po.clerk', 'post', `${at}/bills`, {
        body: invoice({
          vendorNumber: 'A-1',
          lines: [{ lineId, quantity: '3', unitPrice: '140' }],
        }),
        seen: 5,
      })
    ).body()
    await talk.ask('accountant', 'post', `${at}/bills/${bill.id}/release`, {
      body: { reason: 'Agreed' },
      seen: 1,
    })
    await talk.ask('po.clerk', 'post', `${at}/bills/${bill.id}/cancel`, {
      body: { reason: 'Wrong' },
      seen: 2,
    })
    await talk.ask('storekeeper', 'post', `${at}/receipts/${receipt.id}/reverse`, {
      body: { reason: 'Wrong' },
      seen: 7,
    })
    await talk.made('po.clerk', `${at}/copy`, {})
    await talk.shown('buyer', at, `${at}/receipts`, `${at}/bills`, '/api/purchase-order-materials')
    await talk.ask('po.clerk', 'post', `${at}/close`, { body: { reason: 'Enough' }, seen: 8 })
    await talk.ask('buyer', 'post', `/api/vendors/${vendor.id}/status`, {
      body: { status: 'on_hold', reason: 'Slow' },
      seen: approved.version,
    })
  })
})
