import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import { purchaseRequestDetail } from '#procurement/purchase_requests/openapi'
import { requestNeedsValidator } from './validator.js'

secure(
  router.post('/api/purchase-requests/from-needs', [
    controllers.procurement.materialNeeds.NeedRequests,
    'store',
  ]),
  'purchase-requests.manage'
)

describe('/api/purchase-requests', {
  'POST /from-needs': {
    summary: 'Create a purchase request from the material that tasks need',
    body: requestNeedsValidator,
    answer: purchaseRequestDetail,
    status: 201,
  },
})
