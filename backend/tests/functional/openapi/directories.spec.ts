import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import sharp from 'sharp'
import { runDueJobs } from '#core/jobs/due_jobs'
import { DEMO_USERS } from '#database/seeders/demo/users'
import { person } from '#tests/helpers/users'
import { Conversation, type Method, type Sent } from './conversation.js'

test.group('Described and answered: people, clients, jobs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('people, sessions, choices', async ({ client }) => {
    const talk = await Conversation.begin(client)
    for (const { username } of DEMO_USERS.filter(({ disabled }) => !disabled)) {
      await talk.shown(username, '/api/auth/current-user')
    }
    await talk.shown(
      'admin',
      '/api/auth/session',
      '/api/auth/sessions',
      '/api/auth/users',
      '/api/lists',
      '/api/lists/product-types',
      '/api/payment-terms',
      '/api/scoring-configs',
      '/api/scoring-configs/active',
      '/health/live',
      '/health/ready'
    )
    const rule = await talk.made('admin', '/api/approval-rules', {
      documentType: 'quotation',
      name: 'Losses',
      nameAr: 'خسائر',
      marginBelow: '0',
      amountTo: '100',
      steps: [{ name: 'Top', nameAr: 'الإدارة', approver: 'ability:quotations.approve' }],
    })
    await talk.shown('admin', '/api/approval-rules', `/api/approval-rules/${rule.id}`)
    await talk.ask('admin', 'patch', `/api/approval-rules/${rule.id}`, {
      body: { active: false },
      seen: 1,
    })
    await talk.ask('staff', 'patch', '/api/auth/preferences', {
      body: { language: 'arabic', theme: 'dark' },
    })
    await talk.ask('staff', 'post', '/api/auth/keep-alive')
    const user = await talk.made('admin', '/api/users', {
      username: 'new.person',
      name: 'New Person',
      role: 'staff',
      password: 'Quite-long-enough-1',
    })
    const path = `/api/users/${user.id}`
    await talk.shown('admin', '/api/users?_end=100', path, `${path}/effective-access`)
    await talk.ask('admin', 'patch', path, {
      body: { nameAr: 'شخص', permissions: { engineeringView: true } },
      seen: 1,
    })
    for (const [turn, step] of ['disable', 'enable', 'unlock', 'end-sessions'].entries()) {
      const response = await talk.ask('admin', 'post', `${path}/${step}`, { seen: turn + 2 })
      response.assertStatus(200)
    }
  })

  test('clients and saved views, with every refusal', async ({ client }) => {
    const talk = await Conversation.begin(client)
    const bare = await talk.made('bdm', '/api/clients', { name: 'Only A Name' })
    await talk.made('bdm', '/api/clients', {
      name: 'Omar Tannous',
      company: 'Cedar',
      companyType: null,
      email: 'omar@cedar.example',
      mobile: '+966 55 123 4567',
    })
    const path = `/api/clients/${bare.id}`
    await talk.shown(
      'bdm',
      '/api/clients',
      path,
      '/api/clients/lookup?q=omar',
      '/api/clients/duplicates?email=omar@cedar.example'
    )
    const refusals: [number, Method, string, string, Sent][] = [
      [403, 'get', '/api/clients', 'staff', {}],
      [404, 'get', '/api/clients/999999999', 'bdm', {}],
      [422, 'get', '/api/clients?nothing=1', 'bdm', {}],
      [422, 'post', '/api/clients', 'bdm', { body: { name: '', surprise: 1 } }],
      [428, 'patch', path, 'bdm', { body: { name: 'Other' } }],
      [412, 'patch', path, 'bdm', { body: { name: 'Other' }, seen: 7 }],
    ]
    for (const [status, method, address, as, sent] of refusals) {
      const response = await talk.ask(as, method, address, sent)
      response.assertStatus(status)
    }
    const guest = await client.get('/api/clients')
    guest.assertStatus(401)
    talk.contract.check('get', '/api/clients', guest)
    await talk.ask('bdm', 'patch', path, { body: { name: 'Other' }, seen: 1 })
    await talk.shown('bdm', `${path}/history`)
    const outcome = await talk.made('bdm', '/api/clients/bulk-delete', {
      ids: [
        { id: bare.id, version: 2 },
        { id: 999_999_999, version: 1 },
      ],
    })
    if (outcome.deleted.length !== 1) throw new Error(JSON.stringify(outcome))
    const view = { resource: 'clients', name: 'Mine', state: { query: 'q=a', columns: ['name'] } }
    const { id } = await talk.made('bdm', '/api/saved-views', view)
    await talk.shown('bdm', '/api/saved-views?resource=clients')
    await talk.ask('bdm', 'patch', `/api/saved-views/${id}`, { body: { shared: true } })
    await talk.ask('bdm', 'delete', `/api/saved-views/${id}`)
  })

  test('jobs and business cards', async ({ client }) => {
    const talk = await Conversation.begin(client)
    const job = await talk.made('bdm', '/api/exports', {
      resource: 'clients',
      format: 'csv',
      query: '',
    })
    const picture = await sharp({
      create: { width: 600, height: 340, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer()
    const card = await client
      .post('/api/business-cards')
      .file('front', picture, { filename: 'card.png', contentType: 'image/png' })
      .loginAs(await person('bdm'))
      .withCsrfToken()
    card.assertStatus(202)
    talk.contract.check('post', '/api/business-cards', card)
    const path = `/api/business-cards/${card.body().cardId}`
    await talk.shown('bdm', path, `/api/jobs/${job.id}`)
    await runDueJobs()
    await talk.shown('bdm', path, '/api/business-cards', `/api/jobs/${job.id}`, '/api/jobs')
    const again = await talk.ask('bdm', 'post', `/api/jobs/${job.id}/retry`)
    again.assertStatus(409)
    const read = await talk.ask('bdm', 'get', path)
    const confirmed = await talk.ask('bdm', 'post', `${path}/confirm`, {
      seen: read.body().version,
      body: { name: 'Read' },
    })
    confirmed.assertStatus(201)
    await talk.shown('bdm', path)
  })
})
