import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatMoney } from '#engines/money/money'
import { kindNames } from '#procurement/withholding_kinds/kind_names'
import { borneOfParts, taxOfParts } from '#procurement/withholdings/withhold'
import { partsOfAdvance } from './withhold_advance.js'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import type VendorAdvance from './models/vendor_advance.js'

const LIVE = new Set(['submitted', 'approved'])

/** What is withheld of advances: of one that is not paid yet what it would be today. */
export async function shownWithheld(advances: readonly VendorAdvance[], uow?: UnitOfWork) {
  const kinds = await kindNames(
    advances.map(({ withholdingKindId }) => withholdingKindId),
    uow
  )
  const expected = await expectedTaxes(advances, uow)
  return new Map(
    advances.map((advance) => {
      const { id, currency, amountMinor, withholdingKindId, withholdingNote } = advance
      const { withheldMinor, borneMinor } = expected.get(id) ?? advance
      return [
        id,
        {
          ...{ withholdingKind: kinds.get(withholdingKindId ?? 0) ?? null, withholdingNote },
          withholdingTax: formatMoney(withheldMinor, currency),
          net: formatMoney(amountMinor - withheldMinor, currency),
          // the firm bears it beside the amount
          ...{ taxBorne: !!advance.taxBorne, borneTax: formatMoney(borneMinor, currency) },
        },
      ]
    })
  )
}

async function expectedTaxes(advances: readonly VendorAdvance[], uow?: UnitOfWork) {
  const client = uow?.trx ?? db.connection()
  const live = advances.filter((one) => one.withholdingKindId !== null && LIVE.has(one.status))
  const orders = await PurchaseOrder.query({ client })
    .whereIn('id', [...new Set(live.map(({ purchaseOrderId }) => purchaseOrderId))])
    .select('id', 'subtotalMinor', 'totalMinor')
  const byId = new Map(orders.map((order) => [order.id, order]))
  const taxes = new Map<number, { withheldMinor: number; borneMinor: number }>()
  for (const advance of live) {
    const order = byId.get(advance.purchaseOrderId)!
    const parts = await partsOfAdvance(client, advance, order, today())
    taxes.set(advance.id, {
      ...{ withheldMinor: taxOfParts(parts), borneMinor: borneOfParts(parts) },
    })
  }
  return taxes
}
