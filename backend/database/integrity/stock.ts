import db from '@adonisjs/lucid/services/db'
import { fault, judgeRows, type Finding } from './check.js'
import { childrenOf, pagesOf } from './pages.js'

const COLUMNS = [
  'material_code',
  'warehouse_name',
  'on_hand_e4',
  'value_minor',
  'in_transit_e4',
  'transit_value_minor',
  'transit_held_e4',
  'held_e4',
  'reserved_e4',
  'available_e4',
]

/**
 * What every store holds is what its ledger sums to, in quantity and in value, never below nothing;
 * under first-in-first-out also what its queue of layers sums to. What is held or reserved of it is
 * what its holds and open reservations sum to.
 */
export function checkStock(): Promise<Finding> {
  return judgeRows(withSums(), ({ level, entries, layers, holds, reserved, fifo }) => {
    const kept = numbers(level, [
      'on_hand_e4',
      'value_minor',
      'in_transit_e4',
      'transit_value_minor',
    ])
    const store = sumOf(entries.filter(({ place }) => place === 'store'))
    const transit = sumOf(entries.filter(({ place }) => place === 'transit'))
    const notified = [...store, ...transit]
    const name = { material: level.material_code, place: level.warehouse_name }
    if (kept.some((value) => value < 0)) return fault('stock_below', name)
    if (String(kept) !== String(notified))
      return fault('stock_ledger', { ...name, kept: String(kept), sum: String(notified) })
    const queue = sumOf(layers)
    if (fifo && String(queue) !== String(store))
      return fault('stock_queue', { ...name, queue: String(queue), sum: String(store) })
    return wrongClaims(level, name, holds, reserved)
  })
}

interface Place extends Record<string, string> {
  material: string
  place: string
}

/** What is held is there, and both sums are those of their rows; free is what neither takes. */
function wrongClaims(level: any, name: Place, holds: any[], reserved: any[]) {
  const [onHand, held, kept, available] = numbers(level, [
    'on_hand_e4',
    'held_e4',
    'reserved_e4',
    'available_e4',
  ])
  const [sum] = sumOf(holds)
  if (held !== sum || held > onHand!) return fault('stock_held', { ...name, held, onHand, sum })
  const [onWay, heldOnWay] = numbers(level, ['in_transit_e4', 'transit_held_e4'])
  if (heldOnWay < 0 || heldOnWay > onWay)
    return fault('stock_held_way', { ...name, held: heldOnWay, onWay })
  const open = reserved.reduce((total, row) => total + Number(row.open_e4), 0)
  if (kept !== open) return fault('stock_reserved', { ...name, kept, sum: open })
  return available === onHand - held - kept
    ? null
    : fault('stock_available', { ...name, available })
}

async function* withSums() {
  const rows = await db.from('materials').where('valuation', 'fifo').select('id')
  const fifo = new Set(rows.map(({ id }) => id))
  for await (const levels of pagesOf('stock_levels', ['material_id', ...COLUMNS])) {
    const ids = levels.map(({ id }) => id)
    const entries = await childrenOf('stock_ledger', 'level_id', ids, 'id')
    const layers = await childrenOf('stock_layers', 'level_id', ids, 'id')
    const holds = await childrenOf('stock_holds', 'level_id', ids, 'id')
    const reserved = await childrenOf('stock_reservations', 'level_id', ids, 'id')
    yield levels.map((level) => ({
      level,
      entries: entries.get(level.id) ?? [],
      layers: layers.get(level.id) ?? [],
      holds: holds.get(level.id) ?? [],
      reserved: reserved.get(level.id) ?? [],
      fifo: fifo.has(level.material_id),
    }))
  }
}

const numbers = (row: any, names: string[]) => names.map((name) => Number(row[name]))

function sumOf(rows: any[]): [number, number] {
  return rows.reduce(
    ([quantity, value], row) => [
      quantity + Number(row.quantity_e4),
      value + Number(row.value_minor ?? 0),
    ],
    [0, 0]
  )
}
