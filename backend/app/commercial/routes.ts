import router from '@adonisjs/core/services/router'
import '#commercial/openapi'
import '#commercial/calendar_routes'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { commercial } = controllers
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [commercial.Clients, 'index']), 'clients.view')
    secure(router.post('', [commercial.Clients, 'store']), 'clients.manage')
    secure(router.get('lookup', [commercial.ClientLookups, 'index']), 'clients.lookup')
    secure(router.get('duplicates', [commercial.ClientLookups, 'duplicates']), 'clients.manage')
    secure(router.post('bulk-delete', [commercial.ClientBulkDeletions, 'store']), 'clients.manage')
    secure(router.get(':id', [commercial.Clients, 'show']).where('id', id), 'clients.view')
    secure(
      router.get(':id/history', [commercial.ClientHistories, 'index']).where('id', id),
      'clients.view'
    )
    secure(router.patch(':id', [commercial.Clients, 'update']).where('id', id), 'clients.manage')
    secure(router.delete(':id', [commercial.Clients, 'destroy']).where('id', id), 'clients.manage')
    secure(
      router.get(':id/timeline', [commercial.ClientTimelines, 'index']).where('id', id),
      'clients.view'
    )
    secure(
      router.post(':id/activities', [commercial.ClientActivities, 'store']).where('id', id),
      'clients.manage'
    )
    secure(
      router
        .delete(':id/activities/:activityId', [commercial.ClientActivities, 'destroy'])
        .where('id', id)
        .where('activityId', id),
      'clients.manage'
    )
    secure(
      router.post(':id/documents', [commercial.ClientDocuments, 'store']).where('id', id),
      'clients.manage'
    )
    secure(
      router
        .delete(':id/documents/:fileId', [commercial.ClientDocuments, 'destroy'])
        .where('id', id)
        .where('fileId', id),
      'clients.manage'
    )
    secure(
      router.post(':id/merge', [commercial.ClientMerges, 'store']).where('id', id),
      'clients.manage'
    )
  })
  .prefix('/api/clients')

router
  .group(() => {
    secure(router.get('', [commercial.ClientMerges, 'index']), 'clients.manage')
    secure(
      router.post(':id/undo', [commercial.ClientMergeUndos, 'store']).where('id', id),
      'clients.manage'
    )
  })
  .prefix('/api/client-merges')

router
  .group(() => {
    secure(router.get('', [commercial.BusinessCards, 'index']), 'business-cards.manage')
    secure(router.post('', [commercial.BusinessCards, 'store']), 'business-cards.manage')
    secure(
      router.get(':id', [commercial.BusinessCards, 'show']).where('id', id),
      'business-cards.manage'
    )
    secure(
      router.delete(':id', [commercial.BusinessCards, 'destroy']).where('id', id),
      'business-cards.manage'
    )
    secure(
      router.post(':id/readings', [commercial.BusinessCardReadings, 'store']).where('id', id),
      'business-cards.manage'
    )
    secure(
      router.post(':id/confirm', [commercial.BusinessCardConfirmations, 'store']).where('id', id),
      'business-cards.manage'
    )
  })
  .prefix('/api/business-cards')

router
  .group(() => {
    secure(router.get('', [commercial.Invoices, 'index']), 'invoices.view')
    secure(router.post('', [commercial.Invoices, 'store']), 'invoices.manage')
    secure(router.get('lookup', [commercial.InvoicingLookups, 'invoices']), 'invoices.manage')
    secure(router.get(':id', [commercial.Invoices, 'show']).where('id', id), 'invoices.view')
    secure(router.patch(':id', [commercial.Invoices, 'update']).where('id', id), 'invoices.manage')
    secure(
      router.delete(':id', [commercial.Invoices, 'destroy']).where('id', id),
      'invoices.manage'
    )
    secure(
      router.post(':id/issue', [commercial.InvoiceIssues, 'store']).where('id', id),
      'invoices.manage'
    )
    secure(
      router.post(':id/allocations', [commercial.CreditAllocations, 'store']).where('id', id),
      'invoices.manage'
    )
    secure(
      router.get(':id/history', [commercial.InvoiceHistories, 'index']).where('id', id),
      'invoices.view'
    )
  })
  .prefix('/api/invoices')

router
  .group(() => {
    secure(router.get('', [commercial.Contracts, 'index']), 'invoices.view')
    secure(router.post('', [commercial.Contracts, 'store']), 'invoices.manage')
    secure(router.get('lookup', [commercial.InvoicingLookups, 'contracts']), 'invoices.manage')
    secure(router.get(':id', [commercial.Contracts, 'show']).where('id', id), 'invoices.view')
    secure(router.patch(':id', [commercial.Contracts, 'update']).where('id', id), 'invoices.manage')
    secure(
      router.delete(':id', [commercial.Contracts, 'destroy']).where('id', id),
      'invoices.manage'
    )
  })
  .prefix('/api/contracts')

router
  .group(() => {
    secure(router.get('', [commercial.Receipts, 'index']), 'invoices.view')
    secure(router.post('', [commercial.Receipts, 'store']), 'invoices.manage')
    secure(router.get(':id', [commercial.Receipts, 'show']).where('id', id), 'invoices.view')
    secure(
      router.post(':id/allocations', [commercial.ReceiptAllocations, 'store']).where('id', id),
      'invoices.manage'
    )
    secure(
      router.post(':id/reverse', [commercial.ReceiptReversals, 'store']).where('id', id),
      'client-receipts.reverse'
    )
  })
  .prefix('/api/receipts')

secure(
  router.get('/api/clients/:id/statement', [commercial.ClientStatements, 'show']).where('id', id),
  'invoices.view'
)
secure(
  router
    .post('/api/clients/:id/statement/exports', [commercial.ClientStatements, 'store'])
    .where('id', id),
  'invoices.view'
)

router
  .group(() => {
    secure(router.get('', [commercial.Ageing, 'index']), 'invoices.view')
    secure(router.get(':id', [commercial.Ageing, 'show']).where('id', id), 'invoices.view')
  })
  .prefix('/api/ageing')

router
  .group(() => {
    secure(router.get('', [commercial.Pipeline, 'index']), 'pipeline.view')
    secure(router.get(':id', [commercial.Pipeline, 'show']).where('id', id), 'pipeline.view')
    secure(router.patch(':id', [commercial.Pipeline, 'update']).where('id', id), 'pipeline.manage')
  })
  .prefix('/api/pipeline')

router
  .group(() => {
    secure(router.get('summary', [commercial.SalesFigures, 'summary']), 'commercial.summary')
    secure(router.get('board', [commercial.SalesFigures, 'board']), 'commercial.summary')
    secure(router.get('analysis', [commercial.SalesFigures, 'analysis']), 'commercial.analysis')
    secure(
      router.get('performance', [commercial.SalesFigures, 'performance']),
      'commercial.performance'
    )
    secure(
      router.post('analysis/exports', [commercial.SalesReports, 'analysis']),
      'commercial.analysis'
    )
    secure(
      router.post('performance/exports', [commercial.SalesReports, 'performance']),
      'commercial.performance'
    )
    secure(router.put('targets', [commercial.SalesFigures, 'targets']), 'bd-targets.manage')
  })
  .prefix('/api/sales')

secure(router.get('/api/debt-analysis', [commercial.DebtAnalyses, 'show']), 'admin.open')
