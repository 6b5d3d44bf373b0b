import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { goodsReceipts } = controllers.procurement

const id = router.matchers.number()

secure(
  router
    .get('/api/procurement-projects/:id/receipts', [goodsReceipts.ProjectReceipts, 'index'])
    .where('id', id),
  'receipts.view'
)

router
  .group(() => {
    secure(router.get(':id/receipts', [goodsReceipts.GoodsReceipts, 'index']), 'receipts.view')
    secure(router.post(':id/receipts', [goodsReceipts.GoodsReceipts, 'store']), 'receipts.manage')
    secure(
      router.post(':id/receipts/:receiptId/reverse', [goodsReceipts.GoodsReceipts, 'destroy']),
      'receipts.manage'
    )
    secure(
      router.post(':id/receipts/:receiptId/photos', [goodsReceipts.GoodsReceiptPhotos, 'store']),
      'receipts.manage'
    )
  })
  .where('id', id)
  .where('receiptId', id)
  .prefix('/api/purchase-orders')
