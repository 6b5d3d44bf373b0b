import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { forgetCopies, setSection } from '#tests/helpers/copies'
import { person } from '#tests/helpers/users'
import { Conversation } from './conversation.js'

test.group('Described and answered: administration', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('sections, settings, sessions, logs', async ({ client }) => {
    const talk = await Conversation.begin(client)
    await talk.shown(
      'staff',
      '/api/sections',
      '/api/sections/files',
      '/api/settings',
      '/api/branding'
    )
    const closing = await talk.ask('admin', 'patch', '/api/sections/files', {
      body: { maintenanceMode: true, to: '2099-01-01T00:00:00Z' },
      seen: 1,
    })
    closing.assertStatus(200)
    const saved = await talk.ask('admin', 'patch', '/api/settings', {
      body: { phone: '+966 11 123 4567', dualDates: true },
      seen: 1,
    })
    saved.assertStatus(200)
    await talk.shown('admin', '/api/sessions', '/api/audit-logs', '/api/audit-logs/verify')
    const ended = await talk.ask('admin', 'post', '/api/sessions/endings', {
      body: { userId: (await person('staff')).id },
    })
    ended.assertStatus(200)
  })

  test('a closed department refuses as it is described', async ({ client }) => {
    const talk = await Conversation.begin(client)
    await setSection('commercial', { maintenance_mode: true, to_at: '2099-01-01 00:00:00' })
    const refused = await talk.ask('bdm', 'get', '/api/clients')
    refused.assertStatus(503)
  })
})
