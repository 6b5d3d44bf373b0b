import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { AppError } from '#core/base/app_error'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
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
import type { StockModel, Written } from './stock_model.js'

export const MATERIALS = 20
const STOREKEEPER = { ...SYSTEM_ACTOR, id: 11 }
const BY = { userId: 11, role: 'staff', abilities: new Set(['stock.manage']) }
const HELD = ['quarantine', 'damaged', 'rejected'] as const
type Held = (typeof HELD)[number]
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

export const steps = fc.array(
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
  { minLength: 60, maxLength: 90 }
)
type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never

export interface Stage {
  stores: [number, number]
  materials: number[]
  projectId: number
  model: StockModel
}

const tenths = (quantity: number) => (quantity / 1e4).toFixed(4)

/** Of five steps that take goods one asks for any, the others for what there is. */
const ASKS_FOR_ANY = 5
const MOST_LINES_OF_THERE = 3

async function movementOf(step: Step, stage: Stage): Promise<NewMovement> {
  const { type, daysAgo, pick } = step
  const [warehouseId, toWarehouseId] = stage.stores
  const there = pick % ASKS_FOR_ANY ? await linesOfWhatIsThere(step, stage) : []
  return {
    type: type as NewMovement['type'],
    warehouseId,
    movedOn: today(DateTime.utc().minus({ days: daysAgo })),
    reason: 'Broken',
    ...(type === 'transfer' && { toWarehouseId }),
    ...((type === 'issue' || type === 'return') && { projectId: stage.projectId }),
    lines: there.length ? there : anyLines(step, stage),
  }
}

type Lines = NonNullable<NewMovement['lines']>

const anyLines = ({ type, lines }: Step, { materials }: Stage): Lines =>
  lines.map(({ material, quantity, cents, status }) => ({
    materialId: materials[material],
    quantity: tenths(quantity),
    ...(type === 'receive' && { unitCost: (cents / 100).toFixed(2) }),
    ...(WITH_STATUS[type]?.includes(status) && { stockStatus: status }),
  }))

interface There {
  materialId: number
  quantityE4: number
  stockStatus?: Held
}

/** Some of what a store has, or of what a project got, which a step of chance seldom meets. */
async function linesOfWhatIsThere(step: Step, stage: Stage): Promise<Lines> {
  const all = await whatIsThere(step, stage)
  const chosen = step.lines.slice(0, MOST_LINES_OF_THERE).flatMap(({ material, quantity }) => {
    const one = all[(material + step.pick) % all.length]
    return one ? [{ ...one, quantityE4: Math.min(quantity, one.quantityE4) }] : []
  })
  const apart = new Map(chosen.map((one) => [`${one.materialId} ${one.stockStatus}`, one]))
  return [...apart.values()].map(({ quantityE4, ...one }) => ({
    ...one,
    quantity: tenths(quantityE4),
  }))
}

async function whatIsThere({ type, pick }: Step, { stores, materials, projectId }: Stage) {
  if (type === 'return') return issuedTo(projectId, materials)
  if (type === 'receive') return []
  const levels = await db
    .from('stock_levels')
    .where('warehouse_id', stores[0])
    .whereIn('material_id', materials)
    .orderBy('id')
  const free = levels.map((level): There => ({
    materialId: level.material_id,
    quantityE4: Number(level.on_hand_e4) - Number(level.held_e4),
  }))
  const held = WITH_STATUS[type] ? await heldIn(levels) : []
  const all = [...held, ...free].filter(({ quantityE4 }) => quantityE4 > 0)
  // what is held is little beside all that is free
  return held.length && pick % 2 ? all.filter(({ stockStatus }) => stockStatus) : all
}

async function heldIn(levels: any[]): Promise<There[]> {
  const materialOf = new Map(levels.map((level) => [level.id, level.material_id]))
  const rows = await db
    .from('stock_holds')
    .whereIn('level_id', [...materialOf.keys()])
    .orderBy('id')
  return rows.map((row) => ({
    materialId: materialOf.get(row.level_id),
    quantityE4: Number(row.quantity_e4),
    stockStatus: row.status,
  }))
}

async function issuedTo(projectId: number, materials: number[]): Promise<There[]> {
  const rows = await db
    .from('stock_movement_lines as l')
    .join('stock_movements as m', 'm.id', 'l.movement_id')
    .where({ 'm.type': 'issue', 'm.status': 'posted', 'm.project_id': projectId })
    .whereIn('l.material_id', materials)
    .orderBy('l.id')
    .select('l.material_id', 'l.quantity_e4')
  return rows.map((row) => ({
    materialId: row.material_id,
    quantityE4: Number(row.quantity_e4),
  }))
}

async function write(step: Step, stage: Stage) {
  const input = await movementOf(step, stage)
  const movement = await transact(STOREKEEPER, (uow) =>
    createMovement(uow, input, { agreed: true })
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
const OF: Record<string, string> = { revalue: 'receive' }

/** @returns whether the stock allowed it */
export async function take(step: Step, stage: Stage): Promise<boolean> {
  const earlier =
    step.type === 'arrive'
      ? stage.model.pickTransfer(step.pick)
      : stage.model.pick(OF[step.type] ?? null, step.pick)
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
