import db from '@adonisjs/lucid/services/db'

/**
 * Where what is held, by store and status, or held on its way, differs from what people's changes of
 * status and the lines of movements come to. What a reversal found gone is read as it was noted.
 */
export async function misheld(materials: number[]): Promise<string[]> {
  const due = new Map<string, number>()
  const add = (key: string, by: number) => due.set(key, (due.get(key) ?? 0) + by)
  const levels = await db.from('stock_levels').whereIn('material_id', materials)
  const keyOf = new Map(levels.map((one) => [one.id, `${one.material_id}@${one.warehouse_id}`]))
  for (const row of await personsChanges([...keyOf.keys()])) {
    const key = keyOf.get(row.level_id)
    add(`${key} ${row.from_status}`, -Number(row.quantity_e4))
    add(`${key} ${row.to_status}`, Number(row.quantity_e4))
  }
  for (const line of await heldLines(materials)) {
    const [from, to] = [line.warehouse_id, line.to_warehouse_id].map(
      (store) => `${line.material_id}@${store}`
    )
    const quantity = Number(line.quantity_e4)
    add(`${from} ${line.stock_status}`, line.type === 'receive' ? quantity : -quantity)
    if (line.type !== 'transfer') continue
    if (line.status === 'in_transit') add(`${to} on its way`, quantity)
    else add(`${to} ${line.stock_status}`, Number(line.received_e4))
  }
  return compare(due, levels, keyOf)
}

async function compare(due: Map<string, number>, levels: any[], keyOf: Map<number, string>) {
  const kept = new Map<string, number>()
  for (const level of levels)
    kept.set(`${keyOf.get(level.id)} on its way`, Number(level.transit_held_e4))
  for (const row of await db.from('stock_holds').whereIn('level_id', [...keyOf.keys()]))
    kept.set(`${keyOf.get(row.level_id)} ${row.status}`, Number(row.quantity_e4))
  const keys = [...new Set([...due.keys(), ...kept.keys()])].filter(
    (key) => !/ (ok|gone)$/.test(key)
  )
  return keys
    .filter((key) => (due.get(key) ?? 0) !== (kept.get(key) ?? 0))
    .map((key) => `${key}: kept ${kept.get(key) ?? 0}, documents give ${due.get(key) ?? 0}`)
}

/** Of people, and of reversals of what came in, which take held goods with the free ones. */
function personsChanges(levelIds: number[]): Promise<any[]> {
  return db
    .from('stock_status_changes as c')
    .leftJoin('stock_movements as m', 'm.id', 'c.movement_id')
    .whereIn('c.level_id', levelIds)
    .where((own) => {
      void own.whereNull('c.movement_id').orWhere((reversal) => {
        void reversal.whereIn('m.type', ['receive', 'return']).whereNotNull('m.reversal_of_id')
      })
    })
    .select('c.*')
}

/** What moved as held goods and was not taken back; what a reversed receipt took is read beside it. */
function heldLines(materials: number[]): Promise<any[]> {
  return db
    .from('stock_movement_lines as l')
    .join('stock_movements as m', 'm.id', 'l.movement_id')
    .whereIn('l.material_id', materials)
    .where('l.stock_status', '!=', 'ok')
    .where((stands) => {
      void stands
        .whereIn('m.status', ['posted', 'in_transit'])
        .orWhere({ 'm.type': 'receive', 'm.status': 'reversed' })
    })
    .whereNull('m.reversal_of_id')
    .select('l.*', 'm.type', 'm.status', 'm.warehouse_id', 'm.to_warehouse_id')
}
