import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { recompute } from '#database/recompute/index'
import { Books } from '../commercial/books.js'
import { call } from '../procurement/support.js'
import { Dice, Tally } from './dice.js'
import { agedTwice } from './aged.js'
import { aDeal, SELLING } from './selling.js'

/** Contracts from their first document to their last; more of them by `RECOMPUTE_CONTRACTS=2000`. */
const CONTRACTS = Number(process.env.RECOMPUTE_CONTRACTS ?? 10)
const SEED = Number(process.env.RECOMPUTE_SEED ?? Date.now() % 1e9)
/** Documents of one contract. */
const STEPS_OF_ONE = 12
/** How often the figures are compared on the way. */
const EVERY = 100

const STEPS = SELLING.flatMap(([kind, often, take]) =>
  Array.from({ length: often }, () => [kind, take] as const)
)

test.group('Histories of contracts', (group) => {
  const books = Books.within(group)

  test('whatever is certified, credited, released, paid and refunded: every figure is what the documents come to', async ({
    client,
    assert,
  }) => {
    const dice = new Dice(SEED)
    const tally = new Tally()
    for (const [currency, rate] of [
      ['KWD', '12.2'],
      ['USD', '3.75'],
    ])
      await call(client, 'accountant', 'post', '/api/exchange-rates', {
        body: { currency, rate, effectiveOn: '2026-01-01' },
      })
    for (let contract = 1; contract <= CONTRACTS; contract++) {
      const name = `RECOMPUTE_SEED=${SEED}, contract ${contract}`
      const deal = await aDeal(client, books, dice, tally)
      // no one prints these, and a person may not wait for very many
      await db.from('jobs').delete()
      for (let step = 0; step < STEPS_OF_ONE; step++) {
        const [kind, take] = dice.one(STEPS)
        try {
          tally.note(kind, await take(deal))
        } catch (error) {
          throw new Error(`${name}, step ${step}`, { cause: error })
        }
      }
      if (contract % EVERY) continue
      const { differences } = await recompute()
      assert.deepEqual(differences, [], name)
    }
    const { differences } = await recompute()
    assert.deepEqual(differences, [], `RECOMPUTE_SEED=${SEED}`)
    for (const currency of ['SAR', 'KWD', 'USD'])
      for (const { reported, counted } of await agedTwice(currency))
        assert.deepEqual(reported, counted, `RECOMPUTE_SEED=${SEED}, ageing in ${currency}`)
    if (CONTRACTS > 200) process.stdout.write(`RECOMPUTE_SEED=${SEED}: ${tally}\n`)
  }).timeout(60_000 + CONTRACTS * 3_000)
})
