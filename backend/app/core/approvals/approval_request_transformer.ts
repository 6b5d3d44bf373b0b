import { BaseTransformer } from '@adonisjs/core/transformers'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import { formatMoney } from '#engines/money/money'
import { nameIn } from '../base/user_names.js'

/** A request in the list of what someone has to decide. */
export default class ApprovalRequestTransformer extends BaseTransformer<ApprovalRequest> {
  constructor(
    resource: ApprovalRequest,
    private readonly names: Map<number, string>
  ) {
    super(resource)
  }

  toObject() {
    const request = this.resource
    const step = request.pendingStep
    return {
      ...this.pick(request, [
        'id',
        'documentType',
        'documentId',
        'documentNumber',
        'title',
        'currency',
        'link',
      ]),
      titleAr: request.titleAr ?? null,
      amount: formatMoney(request.amountMinor, request.currency),
      step: step?.name ?? null,
      stepAr: step?.nameAr ?? null,
      requestedBy: { id: request.requestedBy, name: nameIn(this.names, request.requestedBy) },
      requestedAt: request.requestedAt.toUTC().toISO(),
    }
  }
}
