import type { ApprovalView } from '#core/approvals/approval_of'
import { formatDecimal4 } from '#engines/money/money'
import { presentNeed, type ScheduleNeed } from '#procurement/shared/schedule_needs'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import PurchaseRequestTransformer, { type RequestContext } from './purchase_request_transformer.js'

/** A request's own page. Needs `lines` preloaded. */
export default class PurchaseRequestDetailTransformer extends PurchaseRequestTransformer {
  constructor(
    request: PurchaseRequest,
    context: RequestContext,
    private readonly approval: ApprovalView | null,
    private readonly warehouseName: string | null,
    private readonly needs: ReadonlyMap<number, ScheduleNeed>
  ) {
    super(request, context)
  }

  toObject() {
    return {
      ...super.toObject(),
      warehouseName: this.warehouseName,
      rfqClauses: this.resource.rfqClauses ?? [],
      lines: this.resource.lines.map((line) => ({
        ...this.pick(line, [
          'id',
          'position',
          'materialId',
          'description',
          'descriptionAr',
          'unit',
          'needId',
          'needByOn',
        ]),
        need: presentNeed(line.needId, this.needs),
        quantity: formatDecimal4(line.quantityE4),
      })),
      approval: this.approval,
    }
  }
}
