import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { tried } from '#tests/helpers/claims'
import { lock, lockOf, unlock } from '../functional/finance/lock_support.js'
import { call } from '../functional/procurement/support.js'

const ROUNDS = 4
const AT_ONCE = 6

test.group('Books locked while money is booked', () => {
  /** Receipts of a client and the lock are asked for together. */
  async function round(client: ApiClient, clientId: number) {
    tried('races', AT_ONCE)
    const receipts = Array.from({ length: AT_ONCE }, () =>
      call(client, 'accountant', 'post', '/api/receipts', {
        body: { clientId, method: 'transfer', amount: '10' },
      })
    )
    const [locking, ...booked] = await Promise.all([lock(client, 'sales', today()), ...receipts])
    return { locking: locking!, booked }
  }

  test('nothing is dated into a period after it was locked', async ({ client, assert }) => {
    const answer = await call(client, 'bdm', 'post', '/api/clients', { body: { name: 'Locked' } })
    const clientId = answer.body().id as number
    try {
      for (let i = 0; i < ROUNDS; i++) {
        const { locking, booked } = await round(client, clientId)
        locking.assertStatus(200)
        for (const one of booked) assert.include([201, 422], one.status())
        const taken = booked.filter((one) => one.status() === 201)
        // those that were taken were written before the lock: its audit row comes after theirs
        const ids = taken.map((one) => one.body().id as number)
        const locked = await db
          .from('audit_logs')
          .where({ entity_type: 'period_lock', action: 'lock' })
          .max('id as id')
          .first()
        const later = await db
          .from('audit_logs')
          .where({ entity_type: 'receipt', action: 'create' })
          .whereIn('entity_id', ids)
          .where('id', '>', locked!.id)
        assert.lengthOf(later, 0)
        ;(await unlock(client, 'sales')).assertStatus(200)
      }
    } finally {
      const { lockedThroughOn } = await lockOf(client, 'sales')
      if (lockedThroughOn) await unlock(client, 'sales')
    }
  })
})
