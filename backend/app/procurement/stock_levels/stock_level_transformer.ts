import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Approver } from '#core/approvals/approver'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import type StockLevel from '#procurement/stock_ledger/stock_level'
import { shareOf } from '#procurement/stock_ledger/balance'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'

/** What a store holds of a material; values in the firm's currency. */
export default class StockLevelTransformer extends BaseTransformer<StockLevel> {
  constructor(
    level: StockLevel,
    private readonly viewer: Approver,
    /** Arabic names of stores by id. */
    private readonly stores: Map<number, string>
  ) {
    super(level)
  }

  toObject() {
    const level = this.resource
    const manage = this.viewer.abilities.has('stock.manage')
    return {
      ...this.pick(level, [
        'id',
        'version',
        'materialId',
        'warehouseId',
        'materialCode',
        'materialName',
        'materialNameAr',
        'category',
        'unit',
        'warehouseName',
        'bin',
        'belowReorder',
      ]),
      warehouseNameAr: this.stores.get(level.warehouseId) ?? null,
      onHand: formatDecimal4(level.onHandE4),
      held: formatDecimal4(level.heldE4),
      reserved: formatDecimal4(level.reservedE4),
      available: formatDecimal4(Math.max(0, level.availableE4)),
      inTransit: formatDecimal4(level.inTransitE4),
      value: formatMoney(level.valueMinor, STOCK_CURRENCY),
      currency: STOCK_CURRENCY,
      // per base unit, to four digits
      averageCost: level.onHandE4
        ? formatDecimal4(shareOf(level.valueMinor * 100, 10_000, level.onHandE4))
        : null,
      reorderLevel: formatDecimal4(level.reorderLevelE4),
      reorderQuantity: formatDecimal4(level.reorderQuantityE4),
      updatedAt: level.updatedAt.toUTC().toISO()!,
      can: { update: manage },
      allowedActions: manage ? ['update'] : [],
    }
  }
}
