import { compare, proportion, sum } from '@binaa/backend/decimal'
import { http } from '../../../api/http'
import type { Schema } from '../../../api/types'
import { newLineKey } from '../../../kit/lines/operations'
import type { Line } from '../../../kit/lines/types'

type Issuable = Schema<'IssuableStock'>

export interface Place {
  type: string
  warehouseId?: number
  projectId?: number
}

/** Movements whose goods leave a store by batch. */
const LEAVING = new Set(['issue', 'transfer'])

/** Held goods leave by the batch that a person names: only free ones are proposed. */
const isOpen = (line: Line): boolean =>
  Boolean(line.materialId) &&
  Number(line.quantity) > 0 &&
  !line.batchNo &&
  (line.stockStatus ?? 'ok') === 'ok'

/**
 * The lines with batches for the wanted ones that name none: first expired, first out. A line that one batch does
 * not fill becomes several; what no batch fills is left without one.
 * @returns null where nothing is to be filled
 */
export async function withBatches(
  lines: Line[],
  place: Place,
  isWanted: (line: Line) => boolean = () => true
): Promise<Line[] | null> {
  const isFilled = (line: Line) => isOpen(line) && isWanted(line)
  if (!LEAVING.has(place.type) || !place.warehouseId) return null
  const wanted = [...new Set(lines.filter(isFilled).map(({ materialId }) => String(materialId)))]
  if (!wanted.length) return null
  const stocks = new Map<string, Issuable>()
  for (const materialId of wanted) {
    const params = { materialId, warehouseId: place.warehouseId, projectId: place.projectId }
    const { data } = await http.get<Issuable>('/api/stock-levels/issuable', { params })
    if (data.tracking !== 'none') stocks.set(materialId, data)
  }
  if (!stocks.size) return null
  const left = leftOf(lines, stocks)
  return lines.flatMap((line) => {
    const stock = stocks.get(String(line.materialId))
    return stock && isFilled(line) ? fill(line, stock, left.get(String(line.materialId))!) : [line]
  })
}

interface Left {
  batchNo: string
  available: string
}

/** What the batches still have beside the lines that name them already. */
function leftOf(lines: Line[], stocks: Map<string, Issuable>): Map<string, Left[]> {
  return new Map(
    [...stocks].map(([materialId, stock]) => {
      const left = stock.batches.map(({ batchNo, available }) => ({ batchNo, available }))
      for (const line of lines) {
        if (String(line.materialId) !== materialId || !line.batchNo) continue
        const batch = left.find(({ batchNo }) => batchNo === line.batchNo)
        if (batch) batch.available = minus(batch.available, inBase(line, stock) ?? '0')
      }
      return [materialId, left]
    })
  )
}

const minus = (from: string, what: string) => sum([from, `-${what}`], 4)

const plain = (value: string) => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)

/** The quantity of a line in the material's base unit; null for a unit that it does not know. */
function inBase(line: Line, { unit, factors }: Issuable): string | null {
  const quantity = String(line.quantity)
  if (!line.unit || line.unit === unit) return quantity
  const factor = factors.find((one) => one.unit === line.unit)?.factor
  return factor === undefined ? null : proportion(quantity, factor, '1', 4)
}

function fill(line: Line, stock: Issuable, left: Left[]): Line[] {
  let open = inBase(line, stock)
  if (open === null) return [line]
  const filled: Line[] = []
  for (const batch of left) {
    if (compare(open, '0') <= 0) break
    if (compare(batch.available, '0') <= 0) continue
    const taken = compare(open, batch.available) <= 0 ? open : batch.available
    batch.available = minus(batch.available, taken)
    open = minus(open, taken)
    const key = filled.length ? newLineKey() : line.key
    filled.push({ ...line, key, unit: stock.unit, batchNo: batch.batchNo, quantity: plain(taken) })
  }
  if (!filled.length) return [line]
  if (compare(open, '0') <= 0) return filled
  return [...filled, { ...line, key: newLineKey(), unit: stock.unit, quantity: plain(open) }]
}
