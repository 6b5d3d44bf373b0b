import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { receipts } = controllers.commercial

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [receipts.Receipts, 'index']), 'invoices.view')
    secure(router.post('', [receipts.Receipts, 'store']), 'invoices.manage')
    secure(router.get(':id', [receipts.Receipts, 'show']).where('id', id), 'invoices.view')
    secure(
      router.post(':id/allocations', [receipts.ReceiptAllocations, 'store']).where('id', id),
      'invoices.manage'
    )
    secure(
      router.post(':id/reverse', [receipts.ReceiptReversals, 'store']).where('id', id),
      'client-receipts.reverse'
    )
  })
  .prefix('/api/receipts')
