import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { netPriceE4 } from '#procurement/purchase_orders/pricing/price_order'
import { cameOf } from '#procurement/purchase_orders/progress'
import { presentNeed, type ScheduleNeed } from '#procurement/shared/schedule_needs'
import type PurchaseOrderLine from '#procurement/purchase_orders/models/purchase_order_line'

/** One line of an order; quantities, prices, discount and VAT rate (percent) are decimal strings. */
export default class PurchaseOrderLineTransformer extends BaseTransformer<PurchaseOrderLine> {
  constructor(
    line: PurchaseOrderLine,
    private readonly currency: string,
    private readonly needs: ReadonlyMap<number, ScheduleNeed>
  ) {
    super(line)
  }

  toObject() {
    const line = this.resource
    return {
      ...this.pick(line, ['id', 'position', 'description', 'descriptionAr', 'materialId', 'unit']),
      ...this.pick(line, ['costHead', 'needId', 'needByOn', 'promisedOn']),
      need: presentNeed(line.needId, this.needs),
      quantity: formatDecimal4(line.quantityE4),
      // what was ordered at first, where an amendment has changed it
      original: line.originalE4 === null ? null : formatDecimal4(line.originalE4),
      accepted: formatDecimal4(line.acceptedE4),
      waiting: formatDecimal4(line.waitingE4),
      rejected: formatDecimal4(line.rejectedE4),
      billed: formatDecimal4(line.billedE4),
      outstanding: formatDecimal4(Math.max(0, line.quantityE4 - cameOf(line))),
      unitPrice: formatDecimal4(line.unitPriceE4),
      discount: formatDecimal4(line.discountBp * 100),
      netPrice: formatDecimal4(netPriceE4(line)),
      vatCategory: line.vatCategory,
      vatRate: formatDecimal4(line.vatRateBp * 100),
      net: formatMoney(line.netMinor, this.currency),
      vat: formatMoney(line.vatMinor, this.currency),
      total: formatMoney(line.totalMinor, this.currency),
    }
  }
}
