import { belongsTo, column, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { StockMovementSchema } from '#database/schema'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { searchText } from '#engines/text/fold'
import type { MovementStatus, MovementType } from '#procurement/enums/stock'
import StockMovementLine from './stock_movement_line.js'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'

export default class StockMovement extends StockMovementSchema {
  @column()
  declare type: MovementType

  @column()
  declare status: MovementStatus

  @hasMany(() => StockMovementLine, {
    foreignKey: 'movementId',
    onQuery: (query) => void query.orderBy('position'),
  })
  declare lines: HasMany<typeof StockMovementLine>

  @belongsTo(() => StockMovement, { foreignKey: 'reversalOfId' })
  declare reversalOf: BelongsTo<typeof StockMovement>

  /** What the audit log compares. Needs `lines` loaded. */
  toAudit(): Record<string, unknown> {
    const { type, status, movedOn, warehouseName, toWarehouseName, projectName, reason } = this
    return {
      ...{ type, status, movedOn, warehouseName, toWarehouseName, projectName, reason },
      value: formatMoney(this.valueMinor, STOCK_CURRENCY),
      lines: this.lines.map((line) => ({
        materialId: line.materialId,
        quantity: formatDecimal4(line.quantityE4),
        ...(line.receivedE4 !== null && { received: formatDecimal4(line.receivedE4) }),
        ...(line.countedE4 !== null && { counted: formatDecimal4(line.countedE4) }),
        ...(line.batchNo && { batchNo: line.batchNo }),
      })),
    }
  }

  refreshSearchText(materials: string[]) {
    this.searchText = searchText(
      this.number,
      this.warehouseName,
      this.toWarehouseName,
      this.projectName,
      this.reason,
      this.warehouseNameAr,
      this.toWarehouseNameAr,
      this.projectNameAr,
      this.sourceNumber,
      this.handedTo,
      ...materials
    )
  }
}
