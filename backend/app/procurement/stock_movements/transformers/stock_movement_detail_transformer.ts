import type { ApprovalView } from '#core/approvals/approval_of'
import { decimal4OrNull, formatDecimal4, formatMoney } from '#engines/money/money'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'
import type StockMovementLine from '#procurement/stock_movements/models/stock_movement_line'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'
import type { RevaluationView } from '#procurement/stock_movements/revaluation_view'
import StockMovementTransformer, { type MovementContext } from './stock_movement_transformer.js'

/** A movement's own page. Needs `lines` with their materials preloaded. */
export default class StockMovementDetailTransformer extends StockMovementTransformer {
  constructor(
    movement: StockMovement,
    context: MovementContext,
    private readonly approval: ApprovalView | null,
    private readonly revaluation: RevaluationView
  ) {
    super(movement, context)
  }

  toObject() {
    const movement = this.resource
    // the person who counts must not see the book quantity
    const blind = movement.status === 'counting'
    return {
      ...super.toObject(),
      reversalOfNumber: movement.reversalOf?.number ?? null,
      approval: this.approval,
      basis: movement.basis,
      ...this.revaluation,
      lines: movement.lines.map((line) => lineView(line, blind)),
    }
  }
}

function lineView(line: StockMovementLine, blind: boolean) {
  const { id, position, materialId, material, unit, batchNo, expiresOn, note } = line
  return {
    ...{ id, position, materialId, unit, expiresOn, note },
    batchNo: batchNo || null,
    materialCode: material.code,
    materialName: material.name,
    materialNameAr: material.nameAr,
    baseUnit: material.unit,
    tracking: material.tracking,
    stockStatus: line.stockStatus,
    entered: formatDecimal4(line.enteredE4),
    quantity: formatDecimal4(line.quantityE4),
    unitCost: decimal4OrNull(line.unitCostE4),
    value: formatMoney(line.valueMinor, STOCK_CURRENCY),
    received: decimal4OrNull(line.receivedE4),
    expected: blind ? null : decimal4OrNull(line.expectedE4),
    moved: blind ? null : decimal4OrNull(line.movedE4),
    counted: decimal4OrNull(line.countedE4),
  }
}
