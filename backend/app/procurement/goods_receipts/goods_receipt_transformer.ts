import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Approver } from '#core/approvals/approver'
import { formatDecimal4 } from '#engines/money/money'
import type GoodsReceipt from '#procurement/goods_receipts/models/goods_receipt'
import { nameIn } from '#core/base/user_names'

/** A delivery. Needs `lines` preloaded. No price: storekeepers read it. */
export default class GoodsReceiptTransformer extends BaseTransformer<GoodsReceipt> {
  constructor(
    receipt: GoodsReceipt,
    private readonly viewer: Approver,
    private readonly names: Map<number, string>,
    private readonly photos: Map<number, string[]>
  ) {
    super(receipt)
  }

  toObject() {
    const receipt = this.resource
    const may = this.viewer.abilities.has('receipts.manage') && receipt.status === 'posted'
    return {
      ...this.pick(receipt, [
        'id',
        'version',
        'number',
        'purchaseOrderId',
        'receivedOn',
        'deliveryNoteNo',
        'warehouseId',
        'movementId',
        'status',
        'note',
        'createdBy',
      ]),
      createdByName: nameIn(this.names, receipt.createdBy),
      lines: receipt.lines.map((line) => ({
        ...{ id: line.id, orderLineId: line.orderLineId, batchNo: line.batchNo },
        accepted: formatDecimal4(line.acceptedE4),
        // in quarantine until it is released or goes back
        waiting: formatDecimal4(line.waitingE4),
        rejected: formatDecimal4(line.rejectedE4),
        // no longer part of what was accepted
        returned: formatDecimal4(line.returnedE4),
        rejectionReason: line.rejectionReason,
      })),
      photos: this.photos.get(receipt.id) ?? [],
      createdAt: receipt.createdAt.toUTC().toISO()!,
      can: { reverse: may, addPhoto: may },
    }
  }
}
