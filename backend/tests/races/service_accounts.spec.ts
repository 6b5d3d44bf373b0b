import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { dispatchWaiting } from '#tests/helpers/dispatch_waiting'
import { tried } from '#tests/helpers/claims'
import { person } from '#tests/helpers/users'
import { send } from '../functional/identity/permission_set_support.js'
import { ACCOUNTS, anAccount } from '../functional/identity/service_account_support.js'

const ROUNDS = 5

async function enable(client: ApiClient) {
  const { id, version } = await person('staff')
  const sent = { body: {}, version }
  ;(await send(client, 'post', `/api/users/${id}/enable`, sent)).assertStatus(200)
}

test.group('Someone who is named and disabled at the same moment', () => {
  test('does not stay responsible for a program', async ({ client, assert }) => {
    const account = await anAccount(client, ['vendors.view'], { name: 'Raced' })
    const path = `${ACCOUNTS}/${account.id}`
    const { id: responsibleId } = await person('staff')
    try {
      for (let round = 0; round < ROUNDS; round++) {
        tried('races', 2)
        const { version } = (await send(client, 'get', path)).body()
        const { version: seen } = await person('staff')
        const [named, disabled] = await Promise.all([
          send(client, 'patch', path, { body: { responsibleId }, version }),
          send(client, 'post', `/api/users/${responsibleId}/disable`, { body: {}, version: seen }),
        ])
        assert.equal(disabled.status(), 200)
        assert.include([200, 422], named.status())
        await dispatchWaiting()
        const row = await db.from('service_accounts').where('id', account.id).firstOrFail()
        assert.notEqual(row.responsible_id, responsibleId)
        await enable(client)
      }
    } finally {
      if ((await person('staff')).isDisabled) await enable(client)
      const { version } = (await send(client, 'get', path)).body()
      const off = await send(client, 'post', `${path}/turn-off`, { body: {}, version })
      off.assertStatus(200)
    }
  })
})
