import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import {
  checkBilledLines,
  checkBillPayments,
  checkInstalments,
  checkVendorRefunds,
} from '#database/integrity/bills'
import { checkRevaluations } from '#database/integrity/revaluations'
import { checkStock } from '#database/integrity/stock'
import { recompute } from '#database/recompute/index'
import { postMissing } from '#finance/ledger/post_missing'
import { aMaterial, aProject, aWarehouse, seedProject } from '../procurement/stock_support.js'
import { aVendor } from '../procurement/support.js'
import { BUYING, type Market } from './buying.js'
import { Dice, Tally } from './dice.js'
import { INSPECTING } from './inspecting.js'
import { STOCKING } from './stocking.js'
import { someTerms } from './terms.js'

/** Documents of one history; more of them by `RECOMPUTE_DOCUMENTS=2000`. */
const DOCUMENTS = Number(process.env.RECOMPUTE_DOCUMENTS ?? 80)
const SEED = Number(process.env.RECOMPUTE_SEED ?? Date.now() % 1e9)
/** How often the figures are compared on the way. */
const EVERY = 250

const STEPS = [...BUYING, ...STOCKING, ...INSPECTING].flatMap(([kind, often, take]) =>
  Array.from({ length: often }, () => [kind, take] as const)
)

test.group('Histories of buying and stock', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('whatever is ordered, delivered, billed, moved and taken back: every figure is what the documents come to', async ({
    client,
    assert,
  }) => {
    const dice = new Dice(SEED)
    const tally = new Tally()
    const materials = []
    for (let i = 0; i < 6; i++) {
      const tracking = ['none', 'none', 'none', 'none', 'batch', 'serial'][i]!
      const valuation = i % 2 ? 'fifo' : 'moving_average'
      materials.push({ id: (await aMaterial(client, { valuation, tracking })).id, tracking })
    }
    const market: Market = {
      ...{ client, dice, tally, materials, orders: [], credits: 0 },
      vendors: [
        (await aVendor({ status: 'approved' })).id,
        (await aVendor({ status: 'approved' })).id,
      ],
      warehouses: [(await aWarehouse(client)).id, (await aWarehouse(client)).id],
      ...{ projectId: (await aProject()).id, terms: await someTerms(client) },
    }
    for (let step = 0, next = EVERY; tally.done < DOCUMENTS; step++) {
      const [kind, take] = dice.one(STEPS)
      try {
        tally.note(kind, await take(market))
      } catch (error) {
        throw new Error(`RECOMPUTE_SEED=${SEED}, step ${step}`, { cause: error })
      }
      if (tally.done < next) continue
      next += EVERY
      // what had no rate on its day may have one by now
      await postMissing()
      const { differences } = await recompute()
      assert.deepEqual(differences, [], `RECOMPUTE_SEED=${SEED}, after ${step} steps`)
    }
    await postMissing()
    const { differences } = await recompute()
    assert.deepEqual(differences, [], `RECOMPUTE_SEED=${SEED}`)
    const bills = [checkBilledLines, checkBillPayments, checkInstalments, checkVendorRefunds]
    for (const check of [checkStock, checkRevaluations, ...bills])
      assert.deepEqual((await check()).problems, [], `RECOMPUTE_SEED=${SEED}`)
    for (const kind of ['order', 'receive', 'bill'])
      assert.isAbove(tally.kinds.get(kind)?.[0] ?? 0, 0, kind)
    if (DOCUMENTS > 500) process.stdout.write(`RECOMPUTE_SEED=${SEED}: ${tally}\n`)
  }).timeout(60_000 + DOCUMENTS * 2_000)
})
