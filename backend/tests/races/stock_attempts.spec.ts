import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { AppError } from '#core/base/app_error'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { checkStock } from '#database/integrity/stock'
import {
  createMovement,
  type NewMovement,
} from '#procurement/stock_movements/actions/create_movement'
import {
  enterCounts,
  openCount,
  submitCount,
} from '#procurement/stock_movements/actions/count_stock'
import { receiveOrAsk } from '#procurement/stock_movements/actions/receive_transfer'
import { reverseOrAsk } from '#procurement/stock_movements/actions/reverse_movement'
import { lockMovement } from '#procurement/stock_movements/queries/find_movement'
import { movementStates } from '#procurement/stock_movements/states'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'
import {
  aMaterial,
  aProject,
  aWarehouse,
  seedProject,
} from '../functional/procurement/stock_support.js'

/** How often one storekeeper tries; more of it by `STOCK_ATTEMPTS=2000`. */
const ATTEMPTS = Number(process.env.STOCK_ATTEMPTS ?? 400)
const SEED = Number(process.env.STOCK_SEED ?? Date.now() % 1e9)
/** What one person may post alone in a day while the firm has set nothing else. */
const DAY_LIMIT = 10_000_00
const STOREKEEPER = { ...SYSTEM_ACTOR, id: 11 }
const BY = { userId: 11, role: 'staff', abilities: new Set(['stock.manage']) }

const attempt = fc.record({
  type: fc.constantFrom(
    ...(['receive', 'opening', 'issue', 'return', 'adjust', 'scrap', 'transfer'] as const),
    ...(['arrive', 'reverse', 'reverse', 'count'] as const)
  ),
  lines: fc.array(
    fc.record({
      material: fc.nat(3),
      quantity: fc.integer({ min: -60, max: 90 }),
      cost: fc.constantFrom(undefined, '0', '0.01', '9.50', '10', '10.9', '11', '9999'),
    }),
    { minLength: 1, maxLength: 3 }
  ),
  store: fc.nat(1),
  pick: fc.nat(),
})
type Attempt = typeof attempt extends fc.Arbitrary<infer One> ? One : never

interface Stage {
  stores: number[]
  materials: number[]
  projectId: number
  written: StockMovement[]
}

const COSTED = ['receive', 'opening', 'adjust']

function movementOf({ type, lines, store }: Attempt, stage: Stage): NewMovement {
  return {
    type: type as NewMovement['type'],
    warehouseId: stage.stores[store],
    reason: 'Because',
    ...(type === 'transfer' && { toWarehouseId: stage.stores[1 - store] }),
    ...((type === 'issue' || type === 'return') && { projectId: stage.projectId }),
    lines: lines.map(({ material, quantity, cost }) => ({
      materialId: stage.materials[material],
      quantity: String(type === 'adjust' ? quantity || 1 : Math.abs(quantity) || 1),
      ...(COSTED.includes(type) && { unitCost: cost }),
    })),
  }
}

async function count(uow: UnitOfWork, { lines, store }: Attempt, stage: Stage) {
  const named = lines.map(({ material }) => ({ materialId: stage.materials[material] }))
  const movement = await openCount(uow, {
    ...{ type: 'count', warehouseId: stage.stores[store], lines: named },
  })
  const counted = movement.lines.map(({ id, expectedE4 }, i) => {
    const saidE4 = expectedE4! + (lines[i]?.quantity ?? 0) * 10_000
    return { lineId: id, counted: String(Math.max(0, saidE4) / 10_000) }
  })
  await enterCounts(uow, movement, { lines: counted })
  await submitCount(uow, movement)
}

async function onEarlier(uow: UnitOfWork, one: Attempt, stage: Stage) {
  const fits = stage.written.filter(({ type }) => one.type === 'reverse' || type === 'transfer')
  const earlier = fits[one.pick % fits.length]
  if (!earlier) return
  const locked = await lockMovement(uow, earlier.id)
  if (one.type === 'reverse') {
    movementStates.require('reverse', locked, BY)
    return reverseOrAsk(uow, locked, 'Because')
  }
  movementStates.require('receive', locked, BY)
  const lines = locked.lines.map(({ id, quantityE4 }) => ({
    ...{ lineId: id, received: String(Math.floor((quantityE4 * (one.pick % 11)) / 10) / 10_000) },
  }))
  await receiveOrAsk(uow, locked, { lines, reason: 'Because' })
}

async function tryIt(one: Attempt, stage: Stage) {
  await transact(STOREKEEPER, async (uow) => {
    if (one.type === 'count') return count(uow, one, stage)
    if (one.type === 'reverse' || one.type === 'arrive') return onEarlier(uow, one, stage)
    stage.written.push(await createMovement(uow, movementOf(one, stage)))
  })
}

/** What the stores hold, what is on its way between them and what the projects have, in minor units. */
async function worth({ materials }: Stage): Promise<number> {
  const held = await db
    .from('stock_levels')
    .whereIn('material_id', materials)
    .sum('value_minor as store')
    .sum('transit_value_minor as way')
    .first()
  const used = await db
    .from('project_material_movements')
    .whereIn('material_id', materials)
    .sum('value_minor as value')
    .first()
  return Number(held.store) + Number(held.way) + Number(used.value)
}

test.group('One storekeeper alone', (group) => {
  group.setup(seedProject)

  test('neither creates nor destroys more value than a person may in a day, whatever is tried', async ({
    client,
    assert,
  }) => {
    const materials: number[] = []
    for (const valuation of ['fifo', 'moving_average', 'fifo', 'moving_average'])
      materials.push((await aMaterial(client, { valuation })).id)
    const stores = [(await aWarehouse(client)).id, (await aWarehouse(client)).id]
    const stage: Stage = { stores, materials, projectId: (await aProject()).id, written: [] }
    for (const warehouseId of stores) {
      const lines = materials.map((materialId) => ({ materialId, quantity: '400', unitCost: '10' }))
      await transact({ ...SYSTEM_ACTOR, id: 3 }, (uow) =>
        createMovement(uow, { type: 'receive', warehouseId, lines }, { agreed: true })
      )
    }
    const start = await worth(stage)
    const name = `STOCK_SEED=${SEED}`
    let done = 0
    for (const one of fc.sample(attempt, { numRuns: ATTEMPTS, seed: SEED })) {
      try {
        await tryIt(one, stage)
        done++
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        stage.written = stage.written.filter(({ $isPersisted }) => $isPersisted)
      }
      const changed = Math.abs((await worth(stage)) - start)
      assert.isAtMost(changed, DAY_LIMIT, `${name}: after ${JSON.stringify(one)}`)
    }
    assert.isAbove(done, ATTEMPTS / 10)
    assert.isAbove(Math.abs((await worth(stage)) - start), 0)
    assert.deepEqual((await checkStock()).problems, [])
  }).timeout(60_000 + ATTEMPTS * 200)
})
