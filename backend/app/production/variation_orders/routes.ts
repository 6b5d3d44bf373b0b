import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const {
  ProjectVariations,
  VariationOrders,
  VariationDecisions,
  VariationDocuments,
  VariationPrints,
} = controllers.production.variationOrders
const id = router.matchers.number()
const VIEW = 'variation-orders.view'
const WRITE = 'variation-orders.manage'
const DECIDE = 'variation-orders.approve'

secure(
  router.get('/api/projects/:id/variations', [ProjectVariations, 'show']).where('id', id),
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
    secure(router.get(':id/documents', [VariationDocuments, 'index']), VIEW)
    secure(router.post(':id/documents', [VariationDocuments, 'store']), WRITE)
    secure(
      router.delete(':id/documents/:fileId', [VariationDocuments, 'destroy']).where('fileId', id),
      WRITE
    )
    secure(router.get(':id/prints', [VariationPrints, 'index']), VIEW)
    secure(router.post(':id/prints', [VariationPrints, 'store']), VIEW)
    secure(router.post(':id/submit', [VariationDecisions, 'submit']), WRITE)
    secure(router.post(':id/approve', [VariationDecisions, 'approve']), DECIDE)
    secure(router.post(':id/reject', [VariationDecisions, 'reject']), DECIDE)
    secure(router.post(':id/cancel', [VariationDecisions, 'cancel']), WRITE)
  })
  .where('id', id)
  .prefix('/api/variation-orders')
