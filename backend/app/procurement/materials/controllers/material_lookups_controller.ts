import type { HttpContext } from '@adonisjs/core/http'
import { formatDecimal4 } from '#engines/money/money'
import { lookupIds } from '#core/listing/lookup'
import { materialListing } from '#procurement/materials/listing'
import Material from '#procurement/materials/models/material'
import { localizedName } from '#procurement/shared/localized_names'

/** Who sees the costs of the stock, or the prices of the orders, in their lists. */
const PRICED = ['procurement.inventory', 'purchase-orders.view-all']

export default class MaterialLookupsController {
  /** Materials for a choice, with what a line takes over from them. */
  async index(ctx: HttpContext) {
    const ids = await lookupIds(ctx, {
      listing: materialListing,
      shown: ['code', 'name', 'name_ar'],
    })
    // who requests goods does not see what the firm pays for them
    const prices = PRICED.some((ability) => ctx.abilities.has(ability))
    const materials = await Material.query().whereIn('id', ids).preload('units').orderBy('code')
    return materials.map(({ id, code, name, nameAr, unit, tracking, lastPriceE4, units }) => ({
      id,
      label: `${code} · ${localizedName(name, nameAr)}`,
      name,
      nameAr,
      unit,
      units: [...new Set([unit, ...units.map((other) => other.unit)])],
      tracking,
      lastPrice: lastPriceE4 === null || !prices ? null : formatDecimal4(lastPriceE4),
    }))
  }
}
