import type { FloorDatabase } from './floor_database.ts'
import { numbers, STAMP, text } from './many_rows.ts'

export const FIRST_MATERIAL = 1_000_000
const FIRST_LEVEL = 1_000_000
const MATERIALS = 50_000
const STORES = 5
const ROWS_OF_LEVEL = 8
/** One level has a long history of its own. */
export const LEVEL_IN_USE = FIRST_LEVEL

/** 50,000 materials in five stores and 2,000,000 rows of their ledger; made once. */
export async function fillStock(database: FloorDatabase) {
  const [{ total }] = await database.query('SELECT COUNT(*) AS total FROM stock_levels', [])
  if (Number(total) >= MATERIALS * STORES) return
  await addMaterials(database)
  for (let store = 0; store < STORES; store++) await addLevels(database, store)
  await addLedger(database)
}

async function addMaterials(database: FloorDatabase) {
  await database.write(
    `INSERT INTO materials (id, code, name, name_ar, category, kind, unit, tracking, valuation, active, last_price_e4, search_text, version, created_at, updated_at)
     SELECT ${FIRST_MATERIAL} + n, ${text("'BN-'", 'n')}, ${text("'Bench material '", 'n')}, ${text("'مادة '", 'n')}, 'steel', 'stock', 'pcs', 'none',
       CASE WHEN n % 2 = 0 THEN 'moving_average' ELSE 'fifo' END, 1, 127500, ${text("'bn bench material '", 'n')}, 1, ${STAMP}, ${STAMP}
     FROM ${numbers(5)} t WHERE n < ${MATERIALS}`,
    []
  )
}

async function addLevels(database: FloorDatabase, store: number) {
  const [warehouse] = await database.query('SELECT id, name FROM warehouses WHERE code = ?', [
    `BN-${store}`,
  ])
  const id =
    warehouse?.id ??
    (await database.write(
      `INSERT INTO warehouses (code, name, active, version, created_at, updated_at) VALUES (?, ?, 1, 1, ${STAMP}, ${STAMP})`,
      [`BN-${store}`, `Bench store ${store}`]
    ))
  await database.write(
    `INSERT INTO stock_levels (id, material_id, warehouse_id, material_code, material_name, category, unit, warehouse_name, on_hand_e4, available_e4, value_minor, in_transit_e4, transit_value_minor, reorder_level_e4, reorder_quantity_e4, below_reorder, search_text, version, created_at, updated_at)
     SELECT ${FIRST_LEVEL} + n * ${STORES} + ${store}, ${FIRST_MATERIAL} + n, ${id}, ${text("'BN-'", 'n')}, ${text("'Bench material '", 'n')}, 'steel', 'pcs', 'Bench store ${store}',
       (n % 500) * 10000, (n % 500) * 10000, (n % 500) * 1275, 0, 0, 200000, 400000, CASE WHEN n % 500 < 20 THEN 1 ELSE 0 END, ${text("'bn bench material '", 'n')}, 1, ${STAMP}, ${STAMP}
     FROM ${numbers(5)} t WHERE n < ${MATERIALS}`,
    []
  )
}

/** Eight rows for each level of the movement and line that the demo company has first. */
async function addLedger(database: FloorDatabase) {
  const [line] = await database.query(
    'SELECT id, movement_id FROM stock_movement_lines ORDER BY id LIMIT 1',
    []
  )
  for (let round = 0; round < ROWS_OF_LEVEL; round++) {
    const level =
      round === 0
        ? `CASE WHEN n < 5000 THEN ${LEVEL_IN_USE} ELSE ${FIRST_LEVEL} + n END`
        : `${FIRST_LEVEL} + n`
    await database.write(
      `INSERT INTO stock_ledger (level_id, movement_id, line_id, place, posted_on, quantity_e4, value_minor, balance_e4, balance_value_minor, batch_no, created_at)
       SELECT ${level}, ${Number(line.movement_id)}, ${Number(line.id)}, 'store', '2026-0${round + 1}-10', 10000, 1275, ${round + 1} * 10000, ${round + 1} * 1275, '', ${STAMP}
       FROM ${numbers(6)} t WHERE n < ${MATERIALS * STORES}`,
      []
    )
  }
}
