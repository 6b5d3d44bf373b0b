import type { HttpContext } from '@adonisjs/core/http'
import { formatDecimal4 } from '#engines/money/money'
import { materialListing } from '#procurement/materials/listing'
import Material from '#procurement/materials/models/material'
import { lookupPage } from '#procurement/shared/lookup_page'
import { localizedName } from '#procurement/shared/localized_names'

export default class MaterialLookupsController {
  /** Materials for a choice, with what a line takes over from them. */
  async index(ctx: HttpContext) {
    const ids = await lookupPage(ctx, materialListing)
    const materials = await Material.query().whereIn('id', ids).preload('units').orderBy('code')
    return materials.map(({ id, code, name, nameAr, unit, tracking, lastPriceE4, units }) => ({
      id,
      label: `${code} · ${localizedName(name, nameAr)}`,
      name,
      nameAr,
      unit,
      units: [unit, ...units.map((other) => other.unit)],
      tracking,
      lastPrice: lastPriceE4 === null ? null : formatDecimal4(lastPriceE4),
    }))
  }
}
