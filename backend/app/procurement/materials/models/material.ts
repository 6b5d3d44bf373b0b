import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { MaterialSchema } from '#database/schema'
import { formatDecimal4 } from '#engines/money/money'
import { searchText } from '#engines/text/fold'
import MaterialUnit from './material_unit.js'

/** What people write about a material, its units aside. */
export const MATERIAL_FIELDS = [
  'code',
  'name',
  'nameAr',
  'category',
  'kind',
  'unit',
  'tracking',
  'valuation',
  'brand',
  'specification',
  'barcode',
  'hsCode',
  'shelfLifeDays',
  'leadDays',
  'active',
  'inspected',
] as const

export default class Material extends MaterialSchema {
  @hasMany(() => MaterialUnit, {
    onQuery: (query) => void query.orderBy('unit').orderBy('validFromOn'),
  })
  declare units: HasMany<typeof MaterialUnit>

  /** What the audit log compares. Needs `units` loaded. */
  toAudit(): Record<string, unknown> {
    return {
      ...Object.fromEntries(MATERIAL_FIELDS.map((name) => [name, this[name] ?? null])),
      pack: this.packE4 === null ? null : formatDecimal4(this.packE4),
      weight: this.weightE4 === null ? null : formatDecimal4(this.weightE4),
      units: this.units.map(({ unit, factorE4, validFromOn }) => ({
        ...{ unit, factor: formatDecimal4(factorE4) },
        ...(validFromOn && { validFrom: validFromOn }),
      })),
    }
  }

  refreshSearchText() {
    this.searchText = searchText(
      this.code,
      this.name,
      this.nameAr,
      this.brand,
      this.barcode,
      this.specification
    )
  }
}
