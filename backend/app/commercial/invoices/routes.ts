import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { invoices, receipts } = controllers.commercial

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [invoices.Invoices, 'index']), 'invoices.view')
    secure(router.post('', [invoices.Invoices, 'store']), 'invoices.manage')
    secure(router.get('lookup', [invoices.InvoicingLookups, 'invoices']), 'invoices.manage')
    secure(router.get('buyer', [invoices.InvoicingLookups, 'buyer']), 'invoices.manage')
    secure(router.get(':id', [invoices.Invoices, 'show']).where('id', id), 'invoices.view')
    secure(router.patch(':id', [invoices.Invoices, 'update']).where('id', id), 'invoices.manage')
    secure(router.delete(':id', [invoices.Invoices, 'destroy']).where('id', id), 'invoices.manage')
    secure(
      router.post(':id/issue', [invoices.InvoiceIssues, 'store']).where('id', id),
      'invoices.manage'
    )
    secure(
      router.post(':id/allocations', [receipts.CreditAllocations, 'store']).where('id', id),
      'invoices.manage'
    )
    secure(
      router.post(':id/agreement', [invoices.HighAdvances, 'store']).where('id', id),
      'invoices.manage'
    )
    secure(
      router.post(':id/agreement/approve', [invoices.HighAdvances, 'approve']).where('id', id),
      'client-advances.approve'
    )
    secure(
      router.post(':id/agreement/reject', [invoices.HighAdvances, 'reject']).where('id', id),
      'client-advances.approve'
    )
    secure(
      router.get(':id/history', [invoices.InvoiceHistories, 'index']).where('id', id),
      'invoices.view'
    )
  })
  .prefix('/api/invoices')
