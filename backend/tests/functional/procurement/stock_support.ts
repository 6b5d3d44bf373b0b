import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { createProject } from '#production/projects/create_project'
import { APPROVED_QUOTATION } from '#tests/helpers/approved_quotation'
import { call } from './support.js'

export interface Place {
  materialId: number
  warehouseId: number
}

let serial = 0
/** Unlike any other, also when tests leave rows behind. */
const fresh = (prefix: string) => `${prefix}-${process.pid}-${Date.now() % 1e7}-${++serial}`

export async function aMaterial(client: ApiClient, more: Record<string, unknown> = {}) {
  const body = {
    code: fresh('M'),
    name: 'Cement 50 kg',
    nameAr: 'إسمنت 50 كجم',
    category: 'concrete',
    unit: 'bag',
    ...more,
  }
  const response = await call(client, 'storekeeper', 'post', '/api/materials', { body })
  response.assertStatus(201)
  return response.body()
}

export async function aWarehouse(client: ApiClient, more: Record<string, unknown> = {}) {
  const body = { code: fresh('W'), name: 'Main store', nameAr: 'المستودع الرئيسي', ...more }
  const response = await call(client, 'storekeeper', 'post', '/api/warehouses', { body })
  response.assertStatus(201)
  return response.body()
}

export function aProject(): Promise<{ id: number; name: string }> {
  return db.from('projects').select('id', 'name').firstOrFail()
}

const COMING_IN = ['receive', 'opening', 'return']

/**
 * The same, and where goods that come in wait for another person, that one agrees: the answer then
 * has the movement as it is posted, or says why it is not.
 */
export async function move(...sent: Parameters<typeof moveAlone>) {
  const answer = await moveAlone(...sent)
  const [client, type] = sent
  if (!COMING_IN.includes(type) || answer.body().status !== 'submitted') return answer
  const agreed = await agree(client, answer.body())
  if (agreed.status() !== 200) return agreed
  answer.body = () => agreed.body()
  return answer
}

/** The buyer agrees to what waits. */
export const agree = (client: ApiClient, { id, version }: { id: number; version: number }) =>
  call(client, 'buyer', 'post', `/api/stock-movements/${id}/approve`, { seen: version, body: {} })

/** What the portal answers to a movement of one line. */
export function moveAlone(
  client: ApiClient,
  type: string,
  place: Place,
  quantity: string,
  more: Record<string, unknown> = {},
  by = 'storekeeper'
) {
  const { warehouseId, materialId } = place
  const { unitCost, unit, batchNo, ...rest } = more
  const line = {
    materialId,
    quantity,
    ...(unitCost !== undefined && { unitCost }),
    ...(unit !== undefined && { unit }),
    ...(batchNo !== undefined && { batchNo }),
  }
  const body = { type, warehouseId, lines: [line], ...rest }
  return call(client, by, 'post', '/api/stock-movements', { body })
}

export const levelOf = ({ materialId, warehouseId }: Place) =>
  db
    .from('stock_levels')
    .where({ material_id: materialId, warehouse_id: warehouseId })
    .firstOrFail()

/** What the portal answers to goods of a place that get another status: good ones are put aside. */
export async function setStatus(
  client: ApiClient,
  place: Place,
  body: Record<string, unknown>,
  by = 'storekeeper'
) {
  const change = { from: 'ok', to: 'quarantine', reason: 'Certificate missing', ...body }
  const path = `/api/stock-levels/${(await levelOf(place)).id}/statuses`
  return call(client, by, 'post', path, { body: change })
}

/** Quantity, value and layers that the database keeps for a place. */
export async function held(place: Place) {
  const level = await levelOf(place)
  const sums = await db
    .from('stock_ledger')
    .where('level_id', level.id)
    .groupBy('place')
    .select('place')
    .sum('quantity_e4 as quantity')
    .sum('value_minor as value')
  const of = (place: string) => sums.find((row) => row.place === place)
  return {
    id: level.id,
    onHand: Number(level.on_hand_e4) / 1e4,
    value: Number(level.value_minor) / 100,
    inTransit: Number(level.in_transit_e4) / 1e4,
    transitValue: Number(level.transit_value_minor) / 100,
    ledger: Number(of('store')?.quantity ?? 0) / 1e4,
    ledgerValue: Number(of('store')?.value ?? 0) / 100,
    belowReorder: Boolean(level.below_reorder),
  }
}

/** A store with a material in it. */
export async function aPlace(
  client: ApiClient,
  quantity = '10',
  unitCost = '20',
  material: Record<string, unknown> = {}
) {
  const place = {
    materialId: (await aMaterial(client, material)).id as number,
    warehouseId: (await aWarehouse(client)).id as number,
  }
  if (quantity !== '0')
    (await move(client, 'receive', place, quantity, { unitCost })).assertStatus(201)
  return place
}

/** A project to issue goods to. */
export async function seedProject() {
  await transact({ ...SYSTEM_ACTOR, id: 3 }, (uow) => createProject(APPROVED_QUOTATION, uow))
}
