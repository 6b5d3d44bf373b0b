import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Approver } from '#core/approvals/approver'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import { RFQ_FIELDS } from '#procurement/purchase_requests/models/purchase_request'
import { purchaseRequestStates } from '#procurement/purchase_requests/states'
import { nameIn } from '#core/base/user_names'

/** What a transformer of requests needs to know beside the requests. */
export interface RequestContext {
  reader: Approver
  /** Open approval requests by the id of their purchase request. */
  open: Map<number, ApprovalRequest>
  /** Names of people by id. */
  names: Map<number, string>
  /** Names of projects by id, where the viewer knows them by another than is kept here. */
  projects: Map<number, string>
}

/** A purchase request as its list shows it. */
export default class PurchaseRequestTransformer extends BaseTransformer<PurchaseRequest> {
  constructor(
    request: PurchaseRequest,
    protected readonly context: RequestContext
  ) {
    super(request)
  }

  toObject() {
    const request = this.resource
    const { names, projects } = this.context
    return {
      ...this.pick(request, [
        'id',
        'version',
        'number',
        'title',
        'status',
        'projectId',
        'warehouseId',
        'deliveryLocation',
        'requiredOn',
        'notes',
        'reason',
        'rfqNumber',
        ...RFQ_FIELDS,
        'createdBy',
      ]),
      projectName: projects.get(request.projectId ?? 0) ?? request.projectName,
      createdByName: nameIn(names, request.createdBy),
      createdAt: request.createdAt.toUTC().toISO()!,
      updatedAt: request.updatedAt.toUTC().toISO()!,
      can: this.#can(),
    }
  }

  #can() {
    const { reader: viewer, open } = this.context
    return {
      ...purchaseRequestStates.can(this.resource, viewer, open.get(this.resource.id)),
      seeQuotes: viewer.abilities.has('purchase-orders.view-all'),
    }
  }
}
