import vine from '@vinejs/vine'
import { invalid } from '#core/base/app_error'
import { createRows } from '#core/database/many_rows'
import { inPortions } from '#core/database/in_portions'
import { arrayOf, decimal, id, nullable, object, text } from '#core/openapi/schema'
import type { Field } from '#core/resources/field'
import * as rules from '#core/validation/fields'
import { formatDecimal4, parseDecimal } from '#engines/money/money'
import { localizedName } from '#procurement/shared/localized_names'
import type PriceList from './models/price_list.js'
import PriceListLine from './models/price_list_line.js'

export interface PriceInput {
  materialId: number
  /** The material's own where none is stated. */
  unit?: string | null
  price: string
  minQuantity?: string | null
}

const MOST_LINES = 1000

export const priceRule = {
  materialId: rules.reference(),
  unit: rules.line(20).nullable().optional(),
  price: rules.decimal({ digits: 4, min: 0.0001, max: 100_000_000 }),
  minQuantity: rules.decimal({ digits: 4, max: 10_000_000 }).nullable().optional(),
}

/** A price as its row keeps it. */
export const storedPrice = (given: PriceInput, ownUnit: string) => ({
  materialId: given.materialId,
  unit: given.unit || ownUnit,
  priceE4: Number(parseDecimal(given.price, 4)),
  minQuantityE4: given.minQuantity ? Number(parseDecimal(given.minQuantity, 4)) : 0,
})

/** A price as the audit log compares it. */
export const auditedPrice = (code: string, row: ReturnType<typeof storedPrice>) => ({
  material: code,
  unit: row.unit,
  price: formatDecimal4(row.priceE4),
  minQuantity: row.minQuantityE4 ? formatDecimal4(row.minQuantityE4) : null,
})

/** The prices of a list; the list of lists has none of them. */
export const listLines: Field = {
  label: { en: 'Prices', ar: 'الأسعار' },
  rule: () => vine.array(vine.object(priceRule)).maxLength(MOST_LINES),
  schema: arrayOf(
    object({
      ...{ materialId: id, materialCode: text, materialName: text, unit: text },
      ...{ price: decimal, minQuantity: nullable(decimal) },
    })
  ),
  initial: [],
  rows: {
    preload: 'lines',
    alone: true,
    read: (list: PriceList) =>
      list.lines.map(({ materialId, material, unit, priceE4, minQuantityE4 }) => ({
        ...{ materialId, materialCode: material.code, unit, price: formatDecimal4(priceE4) },
        materialName: localizedName(material.name, material.nameAr),
        minQuantity: minQuantityE4 ? formatDecimal4(minQuantityE4) : null,
      })),
    toAudit: (list: PriceList) => list.lines.map((line) => auditedPrice(line.material.code, line)),
    write: replacePrices,
  },
}

/** @throws AppError 422 on a material that does not exist, and on a price that is stated twice */
async function replacePrices(list: PriceList, given: PriceInput[]) {
  const units = await unitsOf(list, given)
  const rows = given.map((one) => storedPrice(one, units.get(one.materialId)!))
  const keys = rows.map(({ materialId, unit, minQuantityE4 }) =>
    [materialId, unit, minQuantityE4].join(' ')
  )
  const again = keys.findIndex((key, at) => keys.indexOf(key) < at)
  if (again >= 0) throw invalid({ [`lines.${again}.materialId`]: ['repeated'] })
  await list.related('lines').query().delete()
  const own = rows.map((row) => ({ ...row, priceListId: list.id }))
  await createRows(list.$trx!, PriceListLine, own)
}

async function unitsOf(list: PriceList, given: PriceInput[]): Promise<Map<number, string>> {
  const ids = [...new Set(given.map(({ materialId }) => materialId))]
  const rows = await inPortions(ids, (some) =>
    list.$trx!.from('materials').whereIn('id', some).select('id', 'unit')
  )
  const units = new Map<number, string>(rows.map(({ id: of, unit }) => [of, unit]))
  const absent = given.flatMap(({ materialId }, at) =>
    units.has(materialId) ? [] : [[`lines.${at}.materialId`, ['absent']] as [string, string[]]]
  )
  if (absent.length) throw invalid(Object.fromEntries(absent))
  return units
}
