import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { AppError } from '#core/base/app_error'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import { checkStock } from '#database/integrity/stock'
import { StockModel, type Written } from './stock_model.js'
import { recount } from './stock_recount.js'
import {
  createMovement,
  type NewMovement,
} from '#procurement/stock_movements/actions/create_movement'
import { newRevaluation } from '#procurement/landed_costs/new_revaluation'
import { postRevaluation } from '#procurement/stock_movements/revaluations/post_revaluation'
import { lockMovement } from '#procurement/stock_movements/queries/find_movement'
import { recordMovement } from '#procurement/stock_movements/records'
import { movementStates } from '#procurement/stock_movements/states'
import { receiveTransfer } from '#procurement/stock_movements/actions/receive_transfer'
import { reverseMovement } from '#procurement/stock_movements/actions/reverse_movement'
import {
  aMaterial,
  aProject,
  aWarehouse,
  seedProject,
} from '../functional/procurement/stock_support.js'

/** One material in one store is a history. More of them by `STOCK_HISTORIES=20000`. */
const HISTORIES = Number(process.env.STOCK_HISTORIES ?? 240)
const SEED = Number(process.env.STOCK_SEED ?? Date.now() % 1e9)
const MATERIALS = 20
const WRITERS = 8
/** Rounds on the same materials, so that goods also come back to another store than they left. */
const ROUNDS_OF_MATERIALS = 4
const STOREKEEPER = { ...SYSTEM_ACTOR, id: 11 }
const BY = { userId: 11, role: 'staff', abilities: new Set(['stock.manage']) }
/** What the rules of the stock refuse; anything else is a fault. */
const REFUSALS = [
  'NO_STOCK',
  'REVERSAL_BLOCKED',
  'RETURN_EXCEEDED',
  'ISSUE_RETURNED',
  'CONFLICT',
  'REVALUED',
  'REVALUED_GONE',
]

const steps = fc.array(
  fc.record({
    type: fc.constantFrom(
      'receive',
      'receive',
      'issue',
      'issue',
      'return',
      'scrap',
      'transfer',
      'arrive',
      'revalue',
      'reverse'
    ),
    lines: fc.array(
      fc.record({
        material: fc.nat(MATERIALS - 1),
        quantity: fc.integer({ min: 1, max: 400_000 }),
        cents: fc.integer({ min: 0, max: 999 }),
      }),
      { minLength: 1, maxLength: 8 }
    ),
    daysAgo: fc.nat(3),
    pick: fc.nat(),
  }),
  { minLength: 24, maxLength: 40 }
)
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

interface Stage {
  stores: [number, number]
  materials: number[]
  projectId: number
  model: StockModel
}

const tenths = (quantity: number) => (quantity / 1e4).toFixed(4)

function movementOf({ type, lines, daysAgo }: Step, stage: Stage): NewMovement {
  const [warehouseId, toWarehouseId] = stage.stores
  return {
    type: type as NewMovement['type'],
    warehouseId,
    movedOn: today(DateTime.utc().minus({ days: daysAgo })),
    reason: 'Broken',
    ...(type === 'transfer' && { toWarehouseId }),
    ...((type === 'issue' || type === 'return') && { projectId: stage.projectId }),
    lines: lines.map(({ material, quantity, cents }) => ({
      materialId: stage.materials[material],
      quantity: tenths(quantity),
      ...(type === 'receive' && { unitCost: (cents / 100).toFixed(2) }),
    })),
  }
}

async function write(step: Step, stage: Stage) {
  const movement = await transact(STOREKEEPER, (uow) =>
    createMovement(uow, movementOf(step, stage), { agreed: true })
  )
  stage.model.written(movement)
}

async function arrive(written: Written, { pick }: Step, { model }: Stage) {
  const movement = await transact(STOREKEEPER, async (uow) => {
    const locked = await lockMovement(uow, written.id)
    movementStates.require('receive', locked, BY)
    const lines = locked.lines.map((line) => {
      const received = Math.floor((line.quantityE4 * (pick % 11)) / 10)
      return { lineId: line.id, received: tenths(Math.min(received, line.quantityE4)) }
    })
    await receiveTransfer(uow, locked, { lines, reason: 'Torn on the way' })
    return locked
  })
  model.arrived(movement)
}

/** Freight on a receipt, or a vendor's bill that is cheaper than its order. */
async function revalue(written: Written, step: Step, { model }: Stage) {
  const movement = await transact(STOREKEEPER, async (uow) => {
    const receipt = await lockMovement(uow, written.id)
    const lines = receipt.lines.map((line, i) => {
      const cents = (step.lines[i % step.lines.length].cents % 400) - 100
      return { line, valueMinor: Math.max(cents, -line.valueMinor) }
    })
    const made = await newRevaluation(
      uow,
      { warehouseId: receipt.warehouseId, reason: null },
      lines
    )
    await postRevaluation(uow, made)
    await recordMovement(uow, 'create', made, { after: made.toAudit() })
    return made
  })
  model.written(movement)
}

async function reverse(written: Written, { model }: Stage) {
  await transact(STOREKEEPER, async (uow) => {
    const locked = await lockMovement(uow, written.id)
    movementStates.require('reverse', locked, BY)
    await reverseMovement(uow, locked, 'Wrong truck')
  })
  model.reversed(written.id)
}

/** What some steps need an earlier one of. */
const OF: Record<string, string> = { arrive: 'transfer', revalue: 'receive' }

/** @returns whether the stock allowed it */
async function take(step: Step, stage: Stage): Promise<boolean> {
  const earlier = stage.model.pick(OF[step.type] ?? null, step.pick)
  try {
    if (step.type === 'arrive') await (earlier && arrive(earlier, step, stage))
    else if (step.type === 'revalue') await (earlier && revalue(earlier, step, stage))
    else if (step.type === 'reverse') await (earlier && reverse(earlier, stage))
    else await write(step, stage)
    return true
  } catch (error) {
    if (!(error instanceof AppError) || !REFUSALS.includes(error.code!)) throw error
    return false
  }
}

async function kept(stores: [number, number]) {
  const levels = await db.from('stock_levels').whereIn('warehouse_id', stores)
  return levels.map((level) => ({
    key: `${level.material_id}@${level.warehouse_id}`,
    id: Number(level.id),
    onHand: Number(level.on_hand_e4),
    inTransit: Number(level.in_transit_e4),
  }))
}

/** Where the kept value, queue or line differs from what the documents alone come to. */
async function misvalued(materials: number[]): Promise<string[]> {
  const { shelves, lineValues } = await recount(materials)
  const wrong: string[] = []
  const levels = await db.from('stock_levels').whereIn('material_id', materials)
  const fifo = await db.from('materials').whereIn('id', materials).where('valuation', 'fifo')
  for (const level of levels) {
    const key = `${level.material_id}@${level.warehouse_id}`
    const shelf = shelves.get(key) ?? { quantity: 0, value: 0, onWay: 0, onWayValue: 0, queue: [] }
    const kept = [
      level.on_hand_e4,
      level.value_minor,
      level.in_transit_e4,
      level.transit_value_minor,
    ]
    const due = [shelf.quantity, shelf.value, shelf.onWay, shelf.onWayValue]
    if (String(kept) !== String(due)) wrong.push(`${key}: kept ${kept}, documents give ${due}`)
    if (!fifo.some(({ id }) => id === level.material_id)) continue
    const layers = await db
      .from('stock_layers')
      .where('level_id', level.id)
      .orderBy('queued_on')
      .orderBy('ledger_id')
    const queue = layers.map((layer) => [layer.queued_on, layer.quantity_e4, layer.value_minor])
    const dueQueue = shelf.queue.map(({ day, quantity, value }) => [day, quantity, value])
    if (String(queue) !== String(dueQueue)) wrong.push(`${key}: queue ${queue}, not ${dueQueue}`)
  }
  const lines = await db
    .from('stock_movement_lines as l')
    .join('stock_movements as m', 'm.id', 'l.movement_id')
    .whereIn('l.material_id', materials)
    .whereNull('m.reversal_of_id')
    .select('l.id', 'l.value_minor', 'm.number')
  for (const { id, value_minor: value, number } of lines)
    if (lineValues.has(id) && String(value) !== String(lineValues.get(id)))
      wrong.push(`${number}: line of ${value}, not ${lineValues.get(id)}`)
  return wrong
}

/** Every row of the ledger carries on from the one before it, and none is below nothing. */
async function brokenChains(levelIds: number[]): Promise<string[]> {
  const rows = await db
    .from('stock_ledger')
    .whereIn('level_id', levelIds)
    // what was consumed is no balance of the level
    .where('place', '!=', 'consumed')
    .orderBy('id')
  const last = new Map<string, { quantity: number; value: number }>()
  const broken: string[] = []
  for (const row of rows) {
    const place = `${row.level_id} ${row.place}`
    const { quantity, value } = last.get(place) ?? { quantity: 0, value: 0 }
    const next = { quantity: Number(row.balance_e4), value: Number(row.balance_value_minor) }
    const follows =
      next.quantity === quantity + Number(row.quantity_e4) &&
      next.value === value + Number(row.value_minor)
    if (!follows || next.quantity < 0 || next.value < 0) broken.push(`${place}: row ${row.id}`)
    last.set(place, next)
  }
  return broken
}

async function freshMaterials(client: ApiClient): Promise<number[]> {
  const ids: number[] = []
  for (let i = 0; i < MATERIALS; i++) {
    const valuation = i % 2 ? 'fifo' : 'moving_average'
    ids.push((await aMaterial(client, { valuation })).id)
  }
  return ids
}

test.group('Histories of the stock', (group) => {
  group.setup(seedProject)

  test('whatever several people write at once: the books are what was allowed', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProject()
    let materials: number[] = []
    const rounds = Math.ceil(HISTORIES / MATERIALS)
    let allowed = 0
    let refused = 0
    for (const [round, all] of fc.sample(steps, { numRuns: rounds, seed: SEED }).entries()) {
      // a project gives back of all its issues: fresh goods keep the rounds apart
      if (round % ROUNDS_OF_MATERIALS === 0) materials = await freshMaterials(client)
      const stores = [(await aWarehouse(client)).id, (await aWarehouse(client)).id] as [
        number,
        number,
      ]
      const stage: Stage = { stores, materials, projectId, model: new StockModel(stores) }
      const queue = [...all]
      const writer = async () => {
        for (let step = queue.shift(); step; step = queue.shift())
          (await take(step, stage)) ? allowed++ : refused++
      }
      await Promise.all(Array.from({ length: WRITERS }, writer))
      const levels = await kept(stores)
      const name = `STOCK_SEED=${SEED}, round ${round}`
      for (const { key, onHand, inTransit } of levels)
        assert.deepEqual({ onHand, inTransit }, stage.model.at(key), `${name}: ${key}`)
      assert.deepEqual(await brokenChains(levels.map(({ id }) => id)), [], name)
      const isLast = (round + 1) % ROUNDS_OF_MATERIALS === 0 || round === rounds - 1
      if (isLast) assert.deepEqual(await misvalued(materials), [], name)
    }
    assert.deepEqual((await checkStock()).problems, [])
    assert.isAbove(allowed, refused / 4)
    const changes = await db.from('stock_revaluation_parts').select('kind')
    const kinds = new Set(changes.map(({ kind }) => kind))
    // a short run may meet goods of changed cost nowhere but in stock
    const due = HISTORIES < 1_000 ? ['stock'] : ['stock', 'transit', 'project', 'loss']
    assert.includeMembers([...kinds], due)
  }).timeout(60_000 + HISTORIES * 200)
})
