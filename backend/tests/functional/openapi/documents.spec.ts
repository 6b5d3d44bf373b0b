import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { relayEvents } from '#core/outbox/relay'
import { BODY } from '../engineering/quotation_body.js'
import { approveVendor, line, vendorBody } from '../procurement/support.js'
import { Conversation } from './conversation.js'

test.group('Described and answered: orders, quotations, projects', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('vendors, purchase orders, approvals, notifications, the audit log', async ({ client }) => {
    const talk = await Conversation.begin(client)
    const vendor = await talk.made('buyer', '/api/vendors', vendorBody())
    const path = `/api/vendors/${vendor.id}`
    const document = await talk.uploaded('buyer', `${path}/documents`, {
      documentType: 'commercial_registration',
      expiresOn: '2027-05-01',
    })
    await talk.made('buyer', `${path}/ratings`, {
      quality: 'good',
      deliveryPerformance: 'often_late',
      responsiveness: 'average',
      pricingCompetitiveness: 'expensive',
      reliability: 'reliable',
    })
    await talk.shown(
      'buyer',
      '/api/vendors',
      path,
      `${path}/history`,
      `${path}/documents`,
      `${path}/ratings`,
      '/api/vendors/lookup?q=najd',
      `/api/files/${document.fileId}`
    )
    await talk.shown('admin', path)
    await approveVendor(client, vendor.id)

    const order = await talk.made('po.clerk', '/api/purchase-orders', {
      vendorId: vendor.id,
      lines: [line('1000')],
    })
    const at = `/api/purchase-orders/${order.id}`
    await talk.ask('po.clerk', 'patch', at, {
      body: { notes: 'Gate 3', requiredOn: '2027-01-31' },
      seen: 1,
    })
    const locked = await talk.ask('buyer', 'post', `${at}/approve`, { seen: 2 })
    locked.assertStatus(409)
    await talk.ask('po.clerk', 'post', `${at}/submit`, { seen: 2 })
    await relayEvents()
    await talk.shown(
      'buyer',
      '/api/purchase-orders',
      at,
      '/api/approvals?mine=1',
      '/api/notifications',
      '/api/notifications/unread-count'
    )
    const [{ id }] = (await talk.ask('buyer', 'get', '/api/notifications')).body()
    await talk.ask('buyer', 'patch', `/api/notifications/${id}/read`)
    const own = await talk.ask('po.clerk', 'post', `${at}/approve`, { seen: 3 })
    own.assertStatus(403)
    const approved = await talk.ask('buyer', 'post', `${at}/approve`, {
      seen: 3,
      body: { comment: 'Fair' },
    })
    approved.assertStatus(200)
    const late = await talk.ask('technical.director', 'post', `${at}/reject`, {
      seen: 3,
      body: { reason: 'Late' },
    })
    late.assertStatus(409)
    await talk.ask('po.clerk', 'post', `${at}/cancel`, {
      seen: 4,
      body: { reason: 'Not needed' },
    })
    await talk.shown('po.clerk', at, `${at}/history`)
    await talk.shown('admin', '/api/audit-logs', '/api/audit-logs/verify')
    const [entry] = (await talk.ask('admin', 'get', '/api/audit-logs')).body()
    await talk.shown('admin', `/api/audit-logs/${entry.id}`)
  })

  test('quotations and the projects that they become', async ({ client }) => {
    const talk = await Conversation.begin(client)
    await talk.made('engineer', '/api/quotations', {
      projectName: 'Nothing but a name',
      draft: true,
    })
    const quotation = await talk.made('engineer', '/api/quotations', BODY)
    const path = `/api/quotations/${quotation.id}`
    await talk.uploaded('engineer', `${path}/documents`, {})
    await relayEvents()
    const changed = await talk.ask('engineer', 'patch', path, {
      body: { notes: 'Changed' },
      seen: quotation.version,
    })
    await talk.shown(
      'chief.engineer',
      path,
      '/api/quotations',
      `/api/quotations/by-number/${quotation.number}`,
      '/api/approvals'
    )
    const approval = await talk.ask('chief.engineer', 'post', `${path}/approve`, {
      seen: changed.body().version,
      body: { comment: null },
    })
    approval.assertStatus(200)
    await relayEvents()
    await talk.shown(
      'engineer',
      path,
      `${path}/history`,
      `${path}/documents`,
      `${path}/tracking-sheets`
    )
    await talk.made('engineer', '/api/scoring-configs/preview', {
      projectType: 'commercial',
      city: 'Najran',
    })
    const [project] = (await talk.ask('planner', 'get', '/api/projects')).body()
    await talk.shown(
      'planner',
      `/api/projects/${project.id}`,
      `/api/projects/${project.id}/history`,
      '/api/projects/lookup'
    )
    await talk.shown('foreman', `/api/projects/${project.id}`)
  })
})
