import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import { seededRandom } from '#database/seeders/random'
import { createLandedCost } from '#procurement/landed_costs/create_landed_cost'
import { reserve } from '#procurement/stock_levels/reservations_of_level'
import { changeLevelStatus } from '#procurement/stock_levels/statuses_of_level'
import { planLevel, updateLevel } from '#procurement/stock_levels/save_level'
import { createMaterial } from '#procurement/materials/save_material'
import { createRecord } from '#core/resources/save_record'
import Warehouse from '#procurement/warehouses/models/warehouse'
import { warehouses } from '#procurement/warehouses/resource'
import StockLevel from '#procurement/stock_ledger/stock_level'
import {
  createMovement,
  type NewMovement,
} from '#procurement/stock_movements/actions/create_movement'
import { receiveTransfer } from '#procurement/stock_movements/actions/receive_transfer'
import { openCount } from '#procurement/stock_movements/actions/count_stock'
import { MATERIALS, STORES } from './stock_data.js'

/** Stores, materials and some months of their movements, made by the actions that people use. */
export async function seedStock(context: DemoContext) {
  const { trx, now, users, projects } = context
  const storekeeper = { id: users.storekeeper.id, name: 'Storekeeper' }
  const unit = new DemoUnit(trx, { at: now, by: storekeeper })
  const [main, site, yard] = await makeStores(unit, projects)
  const materials = await makeMaterials(unit)
  const random = seededRandom(1207)
  const stock: Stock = {
    ...{ unit, random, main, site, yard, materials },
    day: (ago) => now.minus({ days: ago }).toISODate()!,
    // what the storekeeper wrote others have agreed to, but for the last write-off
    write: (movement, agreed = true) => createMovement(unit, movement, { agreed }),
  }
  await fillUp(stock)
  if (projects.length) await issueToProjects(stock, projects)
  await transfer(stock)
  await writeOff(stock)
  await setAside(stock, projects)
  await openCount(unit, { type: 'count', warehouseId: site, movedOn: stock.day(0) })
  await planReorders(unit, main, materials)
  await planLevel(unit, {
    materialId: materials[TILES].id,
    warehouseId: site,
    reorderLevel: '40',
    reorderQuantity: '80',
  })
}

/** Where these lie among the materials. */
const STEEL = 0
const CEMENT = 1
const TILES = 9

interface Stock {
  unit: DemoUnit
  random: ReturnType<typeof seededRandom>
  main: number
  site: number
  yard: number
  materials: { id: number; opening: number; price: number }[]
  day: (ago: number) => string
  write: (movement: NewMovement, agreed?: boolean) => ReturnType<typeof createMovement>
}

/** What the main store began with, and some purchases since. */
async function fillUp({ unit, random, main, materials, day, write }: Stock) {
  const opening = materials.map(({ id, opening: quantity, price }) => ({
    materialId: id,
    quantity: String(quantity),
    unitCost: String(price),
  }))
  await write({ type: 'opening', warehouseId: main, movedOn: day(120), lines: opening })
  for (const ago of [96, 71, 48, 26]) {
    const { id, opening: quantity, price } = random.pick(materials)
    const unitCost = (price * (0.95 + random.next() * 0.12)).toFixed(2)
    const receipt = await write({
      type: 'receive',
      warehouseId: main,
      movedOn: day(ago),
      reason: 'Cash purchase',
      lines: [{ materialId: id, quantity: String(Math.ceil(quantity / 3)), unitCost }],
    })
    if (ago === 26)
      await createLandedCost(unit, {
        ...{ movementIds: [receipt.id], basis: 'value' },
        charges: [
          { kind: 'freight', amount: '380' },
          { kind: 'customs', amount: '145.50' },
        ],
      })
  }
}

async function issueToProjects(
  { random, main, materials, day, write }: Stock,
  projects: { id: number }[]
) {
  for (const [i, ago] of [88, 63, 55, 40, 33, 21, 14, 9, 4, 2].entries()) {
    const lines = materials
      .filter((_, at) => at % 5 === i % 5)
      .map(({ id, opening: quantity }) => ({
        materialId: id,
        quantity: String(Math.ceil(quantity / 12)),
      }))
    await write({
      type: 'issue',
      warehouseId: main,
      projectId: random.pick(projects).id,
      movedOn: day(ago),
      handedTo: 'فريق الموقع',
      lines,
    })
  }
}

/** One transfer has arrived with less than was sent, the other is on its way. */
async function transfer({ unit, main, site, yard, materials, day, write }: Stock) {
  const arrived = await write({
    type: 'transfer',
    warehouseId: main,
    toWarehouseId: site,
    movedOn: day(17),
    lines: [{ materialId: materials[CEMENT].id, quantity: '200' }],
  })
  await receiveTransfer(unit, arrived, {
    reason: 'Six bags torn on the way',
    lines: [{ lineId: arrived.lines[0].id, received: '194' }],
  })
  await write({
    type: 'transfer',
    warehouseId: main,
    toWarehouseId: yard,
    movedOn: day(1),
    handedTo: 'Truck 7412',
    lines: [{ materialId: materials[STEEL].id, quantity: '4' }],
  })
}

/** Wet bags are set aside; bars are kept for a project. */
async function setAside({ unit, main, materials }: Stock, projects: { id: number }[]) {
  const levelOf = async (at: number) => {
    const place = { materialId: materials[at].id, warehouseId: main }
    return (await StockLevel.query({ client: unit.trx }).where(place).firstOrFail()).id
  }
  await changeLevelStatus(unit, await levelOf(CEMENT), {
    ...{ from: 'ok', to: 'quarantine', quantity: '60' },
    reason: 'Test certificate missing',
  })
  if (projects.length)
    await reserve(unit, await levelOf(STEEL), {
      ...{ projectId: projects[0].id, quantity: '3' },
      note: 'Columns of the second floor',
    })
}

/** A little at once, and more than the storekeeper may write off alone. */
async function writeOff({ main, materials, day, write }: Stock) {
  await write({
    type: 'scrap',
    warehouseId: main,
    movedOn: day(6),
    reason: 'Damaged in the warehouse',
    lines: [{ materialId: materials[TILES].id, quantity: '12' }],
  })
  await write(
    {
      type: 'scrap',
      warehouseId: main,
      movedOn: day(1),
      reason: 'رطوبة بعد الأمطار',
      lines: [{ materialId: materials[CEMENT].id, quantity: '420' }],
    },
    false
  )
}

async function makeStores(unit: DemoUnit, projects: { id: number }[]): Promise<number[]> {
  const ids: number[] = []
  for (const [i, store] of STORES.entries()) {
    const projectId = i === 1 ? (projects[0]?.id ?? null) : null
    const { id } = await createRecord(unit, warehouses, Warehouse, { ...store, projectId })
    ids.push(id)
  }
  return ids
}

async function makeMaterials(unit: DemoUnit) {
  const made: { id: number; opening: number; price: number }[] = []
  for (const [code, name, nameAr, category, base, opening, price, more] of MATERIALS) {
    const material = await createMaterial(unit, {
      code,
      name,
      nameAr,
      category,
      unit: base,
      ...more,
    })
    made.push({ id: material.id, opening, price })
  }
  return made
}

/** Some already lie under the level at which they are ordered again. */
async function planReorders(
  unit: DemoUnit,
  warehouseId: number,
  materials: { id: number; opening: number }[]
) {
  for (const [i, { id, opening }] of materials.entries()) {
    const place = { materialId: id, warehouseId }
    const level = await StockLevel.query({ client: unit.trx }).where(place).firstOrFail()
    const share = i % 4 === 0 ? 0.95 : 0.3
    await updateLevel(unit, level, {
      reorderLevel: String(Math.floor(opening * share)),
      reorderQuantity: String(Math.ceil(opening / 2)),
      bin: ['A-01', 'A-02', 'B-01', 'B-02', 'C-01'][i % 5],
    })
  }
}
