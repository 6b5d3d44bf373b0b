import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { nextNumber } from '#core/numbering/next_number'
import { registerSeries } from '#core/numbering/series'
import { transact } from '#core/unit_of_work/transact'

const PROBE = registerSeries({
  prefix: 'PROBE',
  table: 'number_sequences',
  column: 'key',
  entityType: 'probe',
})
const YEAR = 2026
const PARALLEL = 20

test.group('Numbering', (group) => {
  const forget = async () => {
    await db.from('number_sequences').where('key', `${PROBE.prefix}-${YEAR}`).delete()
  }
  group.each.setup(async () => {
    await forget()
    return forget
  })

  /** A document that is given up after it got its number, or kept. */
  const document = (fails: boolean) =>
    transact(SYSTEM_ACTOR, async (uow) => {
      const number = await nextNumber(uow.trx, PROBE, YEAR)
      if (fails) throw new Error('given up')
      return number
    })

  test('many at once, some given up: every number once, none left out', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      await forget()
      const fails = Array.from({ length: PARALLEL }, () => Math.random() < 0.3)
      const settled = await Promise.allSettled(fails.map(document))
      const numbers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      assert.lengthOf(numbers, fails.filter((failed) => !failed).length)
      const expected = numbers.map(
        (_, i) => `${PROBE.prefix}-${YEAR}-${String(i + 1).padStart(4, '0')}`
      )
      assert.deepEqual(numbers.sort(), expected)
      for (const one of settled) {
        if (one.status === 'rejected') assert.equal(one.reason.message, 'given up')
      }
    }
  })
})
