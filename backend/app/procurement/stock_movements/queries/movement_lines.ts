import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { divideHalfUp, parseDecimal } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { STOCK_STATUSES, type MovementType, type StockStatus } from '#procurement/enums/stock'
import { factorAt } from '#procurement/materials/unit_factors'
import Material from '#procurement/materials/models/material'
import type { createMovementValidator } from '#procurement/stock_movements/validator'

type LineInput = NonNullable<Infer<typeof createMovementValidator>['lines']>[number]

/** Only what comes in for the first time has a cost of its own. */
const COSTED = new Set<MovementType>(['receive', 'opening', 'adjust'])

const ANY_STATUS: ReadonlySet<string> = new Set(STOCK_STATUSES.map(({ value }) => value))

/** As what goods come or go by a movement of these types; by all others only as good ones. */
const STATUSES_OF: Partial<Record<MovementType, ReadonlySet<string>>> = {
  scrap: ANY_STATUS,
  transfer: ANY_STATUS,
  // what has to be inspected first
  receive: new Set(['ok', 'quarantine']),
  to_vendor: ANY_STATUS,
}

/** A line ready to be stored: quantities in the material's base unit, signed where it takes away. */
export interface MovementLineValues {
  material: Material
  unit: string
  enteredE4: number
  quantityE4: number
  unitCostE4: number | null
  batchNo: string
  stockStatus: StockStatus
  expiresOn: string | null
  note: string | null
}

/** The materials of a movement with their units. */
export async function materialsOf(uow: UnitOfWork, ids: number[]): Promise<Map<number, Material>> {
  const rows = await Material.query({ client: uow.trx })
    .whereIn('id', [...new Set(ids)])
    .preload('units')
  return new Map(rows.map((row) => [row.id, row]))
}

/** Of these the material that stores keep; null for free text and services, which pass them by. */
export function stockedOf(
  materials: ReadonlyMap<number, Material>,
  id: number | null | undefined
): Material | null {
  const material = materials.get(id ?? 0)
  return material && material.kind !== 'service' ? material : null
}

/**
 * Checks the lines and turns them into base units, by the factors of a day.
 * @throws AppError 422 naming line and field
 */
export function resolveLines(
  type: MovementType,
  lines: LineInput[],
  materials: Map<number, Material>,
  unitsOn: string
): MovementLineValues[] {
  const wrong: Record<string, string[]> = {}
  const resolved = lines.map((line, i) => {
    const refuse = (field: string, key: string) => void (wrong[`lines.${i}.${field}`] ??= [key])
    const material = materials.get(line.materialId)
    if (!material) return refuse('materialId', 'absent')
    if (!material.active || material.kind === 'service') return refuse('materialId', 'notStocked')
    const factor = factorOf(material, line.unit, unitsOn)
    if (factor === null) return refuse('unit', 'noFactor')
    const enteredE4 = Number(parseDecimal(line.quantity ?? '0', 4))
    const quantityE4 = Number(divideHalfUp(BigInt(enteredE4) * BigInt(factor), 10_000n))
    if (line.quantity === undefined) refuse('quantity', 'required')
    else if (quantityE4 === 0) refuse('quantity', 'zero')
    else if (quantityE4 < 0 && type !== 'adjust') refuse('quantity', 'negative')
    // what leaves, or comes back, costs what the ledger says
    if (line.unitCost && !COSTED.has(type)) refuse('unitCost', 'notHere')
    const stockStatus = line.stockStatus ?? usualStatus(type, material)
    if (!mayHave(type, stockStatus)) refuse('stockStatus', 'notHere')
    const batchNo = line.batchNo ?? ''
    refuseNumber(material, { batchNo, quantityE4 }, refuse)
    return {
      material,
      unit: line.unit ?? material.unit,
      enteredE4,
      quantityE4,
      unitCostE4: line.unitCost ? Number(parseDecimal(line.unitCost, 4)) : null,
      batchNo,
      stockStatus,
      expiresOn: line.expiresOn ?? null,
      note: line.note ?? null,
    }
  })
  if (!lines.length) wrong.lines = ['required']
  if (Object.keys(wrong).length) throw invalid(wrong)
  return resolved as MovementLineValues[]
}

const mayHave = (type: MovementType, status: string) =>
  status === 'ok' || STATUSES_OF[type]?.has(status)

/** Goods that are always inspected come into quarantine, unless it is stated otherwise. */
const usualStatus = (type: MovementType, { inspected }: Material): StockStatus =>
  type === 'receive' && inspected ? 'quarantine' : 'ok'

function refuseNumber(
  { tracking }: Material,
  { batchNo, quantityE4 }: { batchNo: string; quantityE4: number },
  refuse: (field: string, key: string) => void
) {
  if (tracking === 'none' && batchNo) refuse('batchNo', 'notHere')
  if (tracking !== 'none' && !batchNo) refuse('batchNo', 'required')
  if (tracking === 'serial' && Math.abs(quantityE4) !== 10_000) refuse('quantity', 'oneSerial')
}

/**
 * How many base units one of `unit` is on a day, in ten-thousandths; null where the material does not
 * know it.
 */
export function factorOf(
  material: Material,
  unit: string | null | undefined,
  day: string
): number | null {
  if (!unit || unit === material.unit) return 10_000
  return factorAt(material.units, unit, day)
}
