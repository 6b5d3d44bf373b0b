import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { ProjectVariations, VariationOrders, VariationDecisions } =
  controllers.production.variationOrders
const VIEW = 'variation-orders.view'
const WRITE = 'variation-orders.manage'
const DECIDE = 'variation-orders.approve'

secure(
  router
    .get('/api/projects/:id/variations', [ProjectVariations, 'show'])
    .where('id', router.matchers.number()),
  VIEW
)

router
  .group(() => {
    secure(router.get('', [VariationOrders, 'index']), VIEW)
    secure(router.post('', [VariationOrders, 'store']), WRITE)
    secure(router.get(':id', [VariationOrders, 'show']), VIEW)
    secure(router.patch(':id', [VariationOrders, 'update']), WRITE)
    secure(router.delete(':id', [VariationOrders, 'destroy']), WRITE)
    secure(router.get(':id/history', [VariationOrders, 'history']), VIEW)
    secure(router.post(':id/submit', [VariationDecisions, 'submit']), WRITE)
    secure(router.post(':id/approve', [VariationDecisions, 'approve']), DECIDE)
    secure(router.post(':id/reject', [VariationDecisions, 'reject']), DECIDE)
    secure(router.post(':id/cancel', [VariationDecisions, 'cancel']), WRITE)
  })
  .where('id', router.matchers.number())
  .prefix('/api/variation-orders')
