import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { INTEGRITY_CHECKS } from '#database/integrity/index'
import { recompute } from '#database/recompute/index'
import { Books } from '../commercial/books.js'
import { aJournal, step } from '../finance/journal_support.js'
import { lock } from '../finance/lock_support.js'
import { aMaterial, aProject, aWarehouse, seedProject } from '../procurement/stock_support.js'
import { aVendor, call } from '../procurement/support.js'
import { BUYING, daysAgo, type Market } from './buying.js'
import { Dice, Tally } from './dice.js'
import { aDeal, SELLING, type Deal } from './selling.js'
import { STOCKING } from './stocking.js'
import { someTerms } from './terms.js'

/** Documents of one history; more of them by `RECOMPUTE_DOCUMENTS=200`. */
const DOCUMENTS = Number(process.env.RECOMPUTE_DOCUMENTS ?? 60)
const SEED = Number(process.env.RECOMPUTE_SEED ?? Date.now() % 1e9)
/** Days ago through which the books are locked halfway. */
const LOCKED = 6

/** Of what `portal:verify` looks at, what documents of these kinds may break. */
const CHECKS = [
  ...['journal_entries', 'days_of_accounts', 'documents_in_the_ledger', 'control_accounts'],
  ...['payments_of_bills', 'instalments_of_bills', 'billed_order_lines', 'stock_ledger'],
]

interface Firm {
  market: Market
  deals: Deal[]
}

test.group('Histories of the ledger', (group) => {
  const books = Books.within(group)
  group.each.setup(seedProject)

  test('whatever the firm sells, buys, moves and corrects: the ledger is in balance, says what the documents do, and locked days never change', async ({
    client,
    assert,
  }) => {
    const dice = new Dice(SEED)
    const tally = new Tally()
    const firm = await aFirm(client, books, { dice, tally })
    const sound = async () => {
      const { differences } = await recompute()
      assert.deepEqual(differences, [], `RECOMPUTE_SEED=${SEED}`)
      for (const { name, run } of INTEGRITY_CHECKS) {
        if (!CHECKS.includes(name)) continue
        assert.deepEqual((await run()).problems, [], `RECOMPUTE_SEED=${SEED}, ${name}`)
      }
    }
    await trade(firm, DOCUMENTS / 2)
    await sound()
    const locked = await lock(client, 'all', daysAgo(LOCKED))
    locked.assertStatus(200)
    const before = await reports(client)
    assert.notEqual(before[0].debit, '0.00')
    await trade(firm, DOCUMENTS)
    await sound()
    assert.deepEqual(await reports(client), before, `RECOMPUTE_SEED=${SEED}`)
    if (DOCUMENTS > 60) process.stdout.write(`RECOMPUTE_SEED=${SEED}: ${tally}\n`)
  }).timeout(60_000 + DOCUMENTS * 4_000)
})

/** Does steps of sales, purchases, stock and journals by chance until so many documents were written. */
async function trade({ market, deals }: Firm, documents: number) {
  const { dice, tally } = market
  const buying = [...BUYING, ...STOCKING].flatMap(([kind, often, take]) =>
    Array.from({ length: often }, () => [kind, () => take(market)] as const)
  )
  const selling = SELLING.flatMap(([kind, often, take]) =>
    Array.from({ length: often }, () => [kind, () => take(dice.one(deals))] as const)
  )
  while (tally.done < documents) {
    // no one prints these, and a person may not wait for very many
    await db.from('jobs').delete()
    const [kind, take] = dice.chance(12)
      ? (['journal', () => journal(market)] as const)
      : dice.one(dice.chance(50) ? buying : selling)
    try {
      tally.note(kind, await take())
    } catch (error) {
      throw new Error(`RECOMPUTE_SEED=${SEED}, ${kind}`, { cause: error })
    }
  }
}

/** A journal of any day, half of them taken back by themselves on a later one. */
async function journal({ client, dice }: Market) {
  const amount = dice.decimal(1, 5_000, 2)
  const day = dice.int(1, 30)
  const draft = await aJournal(client, 'accountant', {
    journalOn: daysAgo(day),
    ...(dice.chance(50) && { reversesOn: daysAgo(dice.int(0, day - 1)) }),
    lines: [
      { code: '6100', debit: amount },
      { code: '2310', credit: amount },
    ],
  })
  if (draft.status() !== 201) return draft
  const submitted = await step(client, 'accountant', draft.body(), 'submit')
  if (submitted.status() !== 200) return submitted
  return step(client, 'general.manager', submitted.body(), 'approve')
}

/** What the reports say of days that are locked. */
async function reports(client: ApiClient) {
  const answers = []
  for (const days of [LOCKED, LOCKED + 4])
    for (const path of [
      `trial-balance?from=2000-01-01&to=${daysAgo(days)}`,
      `profit-and-loss?from=2000-01-01&to=${daysAgo(days)}`,
      `balance-sheet?asOf=${daysAgo(days)}`,
    ]) {
      const answer = await call(client, 'accountant', 'get', `/api/${path}`)
      answer.assertStatus(200)
      answers.push(answer.body())
    }
  return answers
}

async function aFirm(
  client: ApiClient,
  books: Books,
  by: Pick<Market, 'dice' | 'tally'>
): Promise<Firm> {
  for (const [currency, rate] of [
    ['KWD', '12.2'],
    ['USD', '3.75'],
    ['BHD', '9.95'],
    ['JPY', '0.025'],
    ['EUR', '4.1'],
  ])
    await call(client, 'accountant', 'post', '/api/exchange-rates', {
      body: { currency, rate, effectiveOn: '2026-01-01' },
    })
  const materials = []
  for (const valuation of ['moving_average', 'fifo', 'moving_average', 'fifo'])
    materials.push({ id: (await aMaterial(client, { valuation })).id, tracking: 'none' })
  const market: Market = {
    ...{ client, ...by, materials, orders: [], credits: 0 },
    vendors: [
      (await aVendor({ status: 'approved' })).id,
      (await aVendor({ status: 'approved' })).id,
    ],
    warehouses: [(await aWarehouse(client)).id, (await aWarehouse(client)).id],
    ...{ projectId: (await aProject()).id, terms: await someTerms(client) },
  }
  const deals = []
  for (let i = 0; i < 3; i++) deals.push(await aDeal(client, books, by.dice, by.tally))
  return { market, deals }
}
