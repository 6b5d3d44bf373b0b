import db from '@adonisjs/lucid/services/db'
import { judgeRows, type Finding } from './check.js'
import { childrenOf, pagesOf } from './pages.js'

const COLUMNS = [
  'material_code',
  'warehouse_name',
  'on_hand_e4',
  'value_minor',
  'in_transit_e4',
  'transit_value_minor',
]

/**
 * What every store holds is what its ledger sums to, in quantity and in value, never below nothing;
 * under first-in-first-out also what its queue of layers sums to.
 */
export function checkStock(): Promise<Finding> {
  return judgeRows(withSums(), ({ level, entries, layers, fifo }) => {
    const kept = numbers(level, [
      'on_hand_e4',
      'value_minor',
      'in_transit_e4',
      'transit_value_minor',
    ])
    const store = sumOf(entries.filter(({ place }) => place === 'store'))
    const transit = sumOf(entries.filter(({ place }) => place === 'transit'))
    const notified = [...store, ...transit]
    const name = `${level.material_code} in ${level.warehouse_name}`
    if (kept.some((value) => value < 0)) return `${name}: below nothing`
    if (String(kept) !== String(notified))
      return `${name}: kept ${kept}, the ledger gives ${notified}`
    const queue = sumOf(layers)
    if (fifo && String(queue) !== String(store))
      return `${name}: its queue holds ${queue}, not ${store}`
    return null
  })
}

async function* withSums() {
  const rows = await db.from('materials').where('valuation', 'fifo').select('id')
  const fifo = new Set(rows.map(({ id }) => id))
  for await (const levels of pagesOf('stock_levels', ['material_id', ...COLUMNS])) {
    const ids = levels.map(({ id }) => id)
    const entries = await childrenOf('stock_ledger', 'level_id', ids, 'id')
    const layers = await childrenOf('stock_layers', 'level_id', ids, 'id')
    yield levels.map((level) => ({
      level,
      entries: entries.get(level.id) ?? [],
      layers: layers.get(level.id) ?? [],
      fifo: fifo.has(level.material_id),
    }))
  }
}

const numbers = (row: any, names: string[]) => names.map((name) => Number(row[name]))

function sumOf(rows: any[]): [number, number] {
  return rows.reduce(
    ([quantity, value], row) => [
      quantity + Number(row.quantity_e4),
      value + Number(row.value_minor),
    ],
    [0, 0]
  )
}
