import { column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { GoodsReceiptSchema } from '#database/schema'
import { formatDecimal4 } from '#engines/money/money'
import GoodsReceiptLine from './goods_receipt_line.js'

/** What came of an order on one day, with one delivery note. */
export default class GoodsReceipt extends GoodsReceiptSchema {
  @column()
  declare status: 'posted' | 'reversed'

  @hasMany(() => GoodsReceiptLine, { onQuery: (query) => void query.orderBy('position') })
  declare lines: HasMany<typeof GoodsReceiptLine>

  /** What the audit log compares. Needs `lines` loaded. */
  toAudit(): Record<string, unknown> {
    const { number, receivedOn, deliveryNoteNo, status } = this
    const lines = this.lines.map((line) => ({
      orderLineId: line.orderLineId,
      accepted: formatDecimal4(line.acceptedE4),
      ...(line.quarantinedE4 && { quarantined: formatDecimal4(line.quarantinedE4) }),
      rejected: formatDecimal4(line.rejectedE4),
      ...(line.rejectionReason && { reason: line.rejectionReason }),
    }))
    return {
      receipt: number,
      receivedOn,
      deliveryNoteNo,
      receiptStatus: status,
      receiptLines: lines,
    }
  }
}
