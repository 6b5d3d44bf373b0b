import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { localizedUnit } from '#procurement/shared/localized_names'

/** How many base units one of a unit is, from a day on; '' from the beginning. */
export interface UnitFactor {
  unit: string
  factorE4: number
  validFromOn: string
}

/** Days on which a unit's factor would be another one: from the first on, up to before the second. */
export interface ChangedSpan {
  unit: string
  from: string
  before: string | null
}

/** The factor of a unit that holds on a day; null where there is none. */
export function factorAt(factors: UnitFactor[], unit: string, day: string): number | null {
  let found: UnitFactor | null = null
  for (const one of factors) {
    if (one.unit !== unit || one.validFromOn > day) continue
    if (!found || one.validFromOn > found.validFromOn) found = one
  }
  return found?.factorE4 ?? null
}

/** Where the factors of two lists differ. */
export function changedSpans(before: UnitFactor[], after: UnitFactor[]): ChangedSpan[] {
  const units = [...new Set([...before, ...after].map(({ unit }) => unit))]
  return units.flatMap((unit) => {
    const own = [...before, ...after].filter((one) => one.unit === unit)
    const days = [...new Set(['', ...own.map(({ validFromOn }) => validFromOn)])].sort()
    const spans = days.map((from, i) => ({ unit, from, before: days[i + 1] ?? null }))
    return spans.filter(({ from }) => factorAt(before, unit, from) !== factorAt(after, unit, from))
  })
}

/**
 * What was moved or ordered in a unit keeps its factor.
 * @throws AppError 409 UNIT_USED
 */
export async function refuseUsedFactors(uow: UnitOfWork, materialId: number, spans: ChangedSpan[]) {
  const documents = [
    ['stock_movement_lines', 'stock_movements', 'movement_id', 'moved_on'],
    ['purchase_order_lines', 'purchase_orders', 'purchase_order_id', 'ordered_on'],
  ]
  for (const { unit, from, before } of spans) {
    for (const [lines, heads, key, day] of documents) {
      const used = await uow.trx
        .from(`${lines} as l`)
        .join(`${heads} as d`, 'd.id', `l.${key}`)
        .where({ 'l.material_id': materialId, 'l.unit': unit })
        .where(`d.${day}`, '>=', from)
        .if(before !== null, (query) => void query.where(`d.${day}`, '<', before!))
        .max(`d.${day} as day`)
        .first()
      if (used?.day)
        throw conflict('UNIT_USED', { params: { unit: localizedUnit(unit), day: used.day } })
    }
  }
}
