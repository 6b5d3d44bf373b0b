import { createRecord } from '#core/resources/save_record'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import { formatDecimal4 } from '#engines/money/money'
import Material from '#procurement/materials/models/material'
import PriceList from '#procurement/price_lists/models/price_list'
import { priceLists } from '#procurement/price_lists/resource'
import Vendor from '#procurement/vendors/models/vendor'

/** Whose prices hold for which materials, against what was paid last, in percent. */
const LISTS = [
  { name: 'Frame agreement, structure', of: ['PLY-018', 'INS-050', 'ANC-016'], percent: 97 },
  { name: 'أسعار التشطيبات', of: ['TIL-606', 'EPX-001', 'DOR-090'], percent: 95 },
] as const

/** What two vendors have agreed to sell at this year. Needs vendors and materials. */
export async function seedPriceLists(context: DemoContext) {
  const { trx, now } = context
  const unit = new DemoUnit(trx, { at: now.minus({ days: 60 }), by: personOf(context, 'buyer') })
  const vendors = await Vendor.query({ client: trx })
    .where({ status: 'approved', purchasingCurrency: 'SAR' })
    .orderBy('id')
    .limit(LISTS.length)
  for (const [at, vendor] of vendors.entries()) {
    const { name, of, percent } = LISTS[at]
    const materials = await Material.query({ client: trx })
      .whereIn('code', [...of])
      .orderBy('code')
    const lines = materials.flatMap(({ id, lastPriceE4 }) => {
      if (!lastPriceE4) return []
      const price = Math.round((lastPriceE4 * percent) / 10_000) * 100
      const large = { price: formatDecimal4(Math.round(price * 0.96)), minQuantity: '500' }
      return [
        { materialId: id, price: formatDecimal4(price) },
        { materialId: id, ...large },
      ]
    })
    const validity = { validFromOn: `${now.year}-01-01`, validToOn: `${now.year}-12-31` }
    const head = { name, vendorId: vendor.id, currency: 'SAR', ...validity }
    await createRecord(unit, priceLists, PriceList, { ...head, lines })
  }
}
