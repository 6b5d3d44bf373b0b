import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { takesLargeBody } from '#core/http/large_bodies'
import { secure } from '#core/http/secure'

const { quotations } = controllers.engineering

const id = router.matchers.number()

/** A bill of five thousand lines with both descriptions. */
const LARGEST_BILL_BYTES = 8 * 1024 * 1024

takesLargeBody('POST', '/api/quotations', LARGEST_BILL_BYTES)
takesLargeBody('PATCH', '/api/quotations/:id', LARGEST_BILL_BYTES)

router
  .group(() => {
    secure(router.get('', [quotations.Quotations, 'index']), 'quotations.view')
    secure(router.post('', [quotations.Quotations, 'store']), 'quotations.manage')
    secure(router.get('lookup', [quotations.QuotationLookups, 'index']), 'quotations.view')
    secure(
      router.get('by-number/:number', [quotations.Quotations, 'show']).as('quotations.by_number'),
      'quotations.view'
    )
    secure(
      router.post('bulk-delete', [quotations.QuotationBulkDeletions, 'store']),
      'quotations.manage'
    )
  })
  .prefix('/api/quotations')

router
  .group(() => {
    secure(router.get('', [quotations.Quotations, 'show']), 'quotations.view')
    secure(router.patch('', [quotations.Quotations, 'update']), 'quotations.manage')
    secure(router.delete('', [quotations.Quotations, 'destroy']), 'quotations.manage')
    secure(router.get('history', [quotations.QuotationHistories, 'index']), 'quotations.view')
    secure(router.post('submit', [quotations.QuotationSubmissions, 'store']), 'quotations.manage')
    secure(router.post('approve', [quotations.QuotationDecisions, 'approve']), 'quotations.approve')
    secure(router.post('reject', [quotations.QuotationDecisions, 'reject']), 'quotations.approve')
    secure(router.post('send', [quotations.QuotationOutcomes, 'send']), 'quotations.manage')
    secure(router.post('win', [quotations.QuotationOutcomes, 'win']), 'quotations.manage')
    secure(router.post('lose', [quotations.QuotationOutcomes, 'lose']), 'quotations.manage')
    secure(router.post('cancel', [quotations.QuotationOutcomes, 'cancel']), 'quotations.manage')
    secure(router.post('reopen', [quotations.QuotationOutcomes, 'reopen']), 'quotations.approve')
    secure(router.post('revise', [quotations.QuotationRevisions, 'store']), 'quotations.manage')
    secure(router.get('revisions', [quotations.QuotationRevisions, 'index']), 'quotations.view')
    secure(
      router.get('comparison', [quotations.QuotationRevisions, 'comparison']),
      'quotations.view'
    )
    secure(router.get('documents', [quotations.QuotationDocuments, 'index']), 'quotations.view')
    secure(router.post('documents', [quotations.QuotationDocuments, 'store']), 'quotations.manage')
    secure(
      router.delete('documents', [quotations.QuotationDocuments, 'clear']),
      'quotations.manage'
    )
    secure(
      router
        .delete('documents/:documentId', [quotations.QuotationDocuments, 'destroy'])
        .where('documentId', id),
      'quotations.manage'
    )
  })
  .where('id', id)
  .prefix('/api/quotations/:id')
