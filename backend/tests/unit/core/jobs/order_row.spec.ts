import { test } from '@japa/runner'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { enqueueJob } from '#core/unit_of_work/enqueue_job'
import { isoInstant, sqlInstant, toDate } from '#core/database/instants'

test.group('Job instants', () => {
  test('are whole seconds in UTC and read alike from both databases', ({ assert }) => {
    const at = Date.UTC(2026, 0, 2, 3, 4, 5, 999)
    assert.equal(sqlInstant(0, at), '2026-01-02 03:04:05')
    assert.equal(sqlInstant(60, at), '2026-01-02 03:05:05')
    assert.equal(isoInstant('2026-01-02 03:04:05'), '2026-01-02T03:04:05.000Z')
    assert.equal(isoInstant(toDate('2026-01-02 03:04:05')), '2026-01-02T03:04:05.000Z')
    assert.isNull(isoInstant(null))
  })
})

test.group('Job ids', () => {
  test('are version 7 UUIDs that sort in the order of their making', async ({ assert }) => {
    const trx = { table: () => ({ insert: async () => [1] }) } as never
    const ids: string[] = []
    for (let i = 0; i < 5000; i++) {
      const job = await enqueueJob(trx, SYSTEM_ACTOR, { type: 'x', title: 'x', payload: {} })
      ids.push(job.id)
    }
    assert.match(ids[0], /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    assert.deepEqual([...ids].sort(), ids)
    assert.lengthOf(new Set(ids), 5000)
  })
})
