import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { noteBackup } from '#core/backup/backup_log'
import { call } from '../procurement/support.js'

const LAST = '/api/backups/last'

test.group('The last backup', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is reported to administrators only', async ({ client, assert }) => {
    ;(await client.get(LAST)).assertStatus(401)
    ;(await call(client, 'staff', 'get', LAST)).assertStatus(403)
    const none = await call(client, 'admin', 'get', LAST)
    none.assertStatus(200)
    assert.deepEqual(none.body(), { last: null })
  })

  test('is the newest that was made', async ({ client, assert }) => {
    const at = DateTime.utc(2026, 3, 1, 2)
    for (const days of [0, 1])
      await noteBackup({ at: at.plus({ days }), folder: `binaa-${days}`, files: days, bytes: 2e10 })
    assert.deepEqual((await call(client, 'admin', 'get', LAST)).body(), {
      last: { madeAt: '2026-03-02T02:00:00.000Z', folder: 'binaa-1', files: 1, bytes: 2e10 },
    })
  })
})
