import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
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
import { misheld } from './stock_held_recount.js'
import { brokenChains, kept, misvalued } from './stock_checks.js'
import {
  createMovement,
  type NewMovement,
} from '#procurement/stock_movements/actions/create_movement'
import { newRevaluation } from '#procurement/landed_costs/new_revaluation'
import { postRevaluation } from '#procurement/stock_movements/revaluations/post_revaluation'
import { lockMovement } from '#procurement/stock_movements/queries/find_movement'
import { recordMovement } from '#procurement/stock_movements/records'
import { changeLevelStatus } from '#procurement/stock_levels/statuses_of_level'
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
const HELD = ['quarantine', 'damaged', 'rejected'] as const
/** As what goods come or go by a step of a type; any other takes good ones. */
const WITH_STATUS: Record<string, readonly string[] | undefined> = {
  transfer: HELD,
  scrap: HELD,
  receive: ['quarantine'],
}
/** What the rules of the stock refuse; anything else is a fault. */
const REFUSALS = [
  'NO_STOCK',
  'REVERSAL_BLOCKED',
  'RETURN_EXCEEDED',
  'ISSUE_RETURNED',
  'CONFLICT',
  'REVALUED',
  'REVALUED_GONE',
  'NOT_SO_MANY',
  'NOT_FREE',
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
      'reverse',
      'hold',
      'hold'
    ),
    lines: fc.array(
      fc.record({
        material: fc.nat(MATERIALS - 1),
        quantity: fc.integer({ min: 1, max: 400_000 }),
        cents: fc.integer({ min: 0, max: 999 }),
        status: fc.constantFrom('ok', 'ok', 'ok', ...HELD),
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
    lines: lines.map(({ material, quantity, cents, status }) => ({
      materialId: stage.materials[material],
      quantity: tenths(quantity),
      ...(type === 'receive' && { unitCost: (cents / 100).toFixed(2) }),
      ...(WITH_STATUS[type]?.includes(status) && { stockStatus: status }),
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

/** A person holds goods of a store, or frees some. */
async function hold({ lines: [line], pick }: Step, { stores, materials }: Stage) {
  const { material, quantity, status } = line!
  const level = await db
    .from('stock_levels')
    .where({ material_id: materials[material], warehouse_id: stores[pick % 2] })
    .first()
  if (!level) return
  const held = status === 'ok' ? HELD[pick % 3]! : status
  const [from, to] = status === 'ok' ? [held, 'ok' as const] : ['ok' as const, held]
  // as many as there are, that most steps find some
  const most = Number(status === 'ok' ? level.held_e4 : level.on_hand_e4 - level.held_e4)
  const change = { from, to, quantity: tenths(Math.min(quantity, most) || 1), reason: 'Inspected' }
  await transact(STOREKEEPER, (uow) => changeLevelStatus(uow, level.id, change))
}

/** What some steps need an earlier one of. */
const OF: Record<string, string> = { arrive: 'transfer', revalue: 'receive' }

/** @returns whether the stock allowed it */
async function take(step: Step, stage: Stage): Promise<boolean> {
  const earlier = stage.model.pick(OF[step.type] ?? null, step.pick)
  try {
    if (step.type === 'arrive') await (earlier && arrive(earlier, step, stage))
    else if (step.type === 'revalue') await (earlier && revalue(earlier, step, stage))
    else if (step.type === 'hold') await hold(step, stage)
    else if (step.type === 'reverse') await (earlier && reverse(earlier, stage))
    else await write(step, stage)
    return true
  } catch (error) {
    if (!(error instanceof AppError) || !REFUSALS.includes(error.code!)) throw error
    return false
  }
}

/** Held goods have travelled, and arrived as what they were; others came into quarantine. */
async function requireHeldMoves(assert: Assert) {
  const rows = await db
    .from('stock_movement_lines as l')
    .join('stock_movements as m', 'm.id', 'l.movement_id')
    .where('l.stock_status', '!=', 'ok')
    .where('m.status', 'posted')
    .select('m.type')
  const types = new Set(rows.map(({ type }) => type))
  assert.includeMembers(
    [...types],
    HISTORIES < 1_000 ? ['receive'] : ['receive', 'transfer', 'scrap']
  )
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
      if (isLast) {
        assert.deepEqual(await misvalued(materials), [], name)
        assert.deepEqual(await misheld(materials), [], name)
      }
    }
    assert.deepEqual((await checkStock()).problems, [])
    assert.isAbove(allowed, refused / 4)
    await requireHeldMoves(assert)
    const changes = await db.from('stock_revaluation_parts').select('kind')
    const kinds = new Set(changes.map(({ kind }) => kind))
    // a short run may meet goods of changed cost nowhere but in stock
    const due = HISTORIES < 1_000 ? ['stock'] : ['stock', 'transit', 'project', 'loss']
    assert.includeMembers([...kinds], due)
  }).timeout(60_000 + HISTORIES * 200)
})
