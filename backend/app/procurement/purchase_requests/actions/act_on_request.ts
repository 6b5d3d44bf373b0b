import { actOnDocument } from '#core/approvals/act_on_document'
import { lockRequest } from '#procurement/purchase_requests/request_audit'
import { showRequest } from '#procurement/purchase_requests/queries/show_request'
import { purchaseRequestStates } from '#procurement/purchase_requests/states'

/**
 * One step of a request, on the version that was seen; answers the request as it then is.
 * @throws AppError 404, 412, and what its state refuses
 */
export const actOnRequest = actOnDocument({
  states: purchaseRequestStates,
  lock: lockRequest,
  show: showRequest,
})
