import router from '@adonisjs/core/services/router'
import '#engineering/openapi'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { engineering } = controllers
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [engineering.Quotations, 'index']), 'quotations.view')
    secure(router.post('', [engineering.Quotations, 'store']), 'quotations.manage')
    secure(
      router.get('by-number/:number', [engineering.Quotations, 'show']).as('quotations.by_number'),
      'quotations.view'
    )
    secure(
      router.post('bulk-delete', [engineering.QuotationBulkDeletions, 'store']),
      'quotations.manage'
    )
  })
  .prefix('/api/quotations')

router
  .group(() => {
    secure(router.get('', [engineering.Quotations, 'show']), 'quotations.view')
    secure(router.patch('', [engineering.Quotations, 'update']), 'quotations.manage')
    secure(router.delete('', [engineering.Quotations, 'destroy']), 'quotations.manage')
    secure(router.get('history', [engineering.QuotationHistories, 'index']), 'quotations.view')
    secure(router.post('submit', [engineering.QuotationSubmissions, 'store']), 'quotations.manage')
    secure(
      router.post('approve', [engineering.QuotationDecisions, 'approve']),
      'quotations.approve'
    )
    secure(router.post('reject', [engineering.QuotationDecisions, 'reject']), 'quotations.approve')
    secure(router.post('send', [engineering.QuotationOutcomes, 'send']), 'quotations.manage')
    secure(router.post('win', [engineering.QuotationOutcomes, 'win']), 'quotations.manage')
    secure(router.post('lose', [engineering.QuotationOutcomes, 'lose']), 'quotations.manage')
    secure(router.post('cancel', [engineering.QuotationOutcomes, 'cancel']), 'quotations.manage')
    secure(router.post('reopen', [engineering.QuotationOutcomes, 'reopen']), 'quotations.approve')
    secure(router.post('revise', [engineering.QuotationRevisions, 'store']), 'quotations.manage')
    secure(router.get('revisions', [engineering.QuotationRevisions, 'index']), 'quotations.view')
    secure(
      router.get('comparison', [engineering.QuotationRevisions, 'comparison']),
      'quotations.view'
    )
    secure(router.get('documents', [engineering.QuotationDocuments, 'index']), 'quotations.view')
    secure(router.post('documents', [engineering.QuotationDocuments, 'store']), 'quotations.manage')
    secure(
      router.delete('documents', [engineering.QuotationDocuments, 'clear']),
      'quotations.manage'
    )
    secure(
      router
        .delete('documents/:documentId', [engineering.QuotationDocuments, 'destroy'])
        .where('documentId', id),
      'quotations.manage'
    )
    secure(router.get('tracking-sheets', [engineering.TrackingSheets, 'index']), 'quotations.view')
    secure(router.post('tracking-sheets', [engineering.TrackingSheets, 'store']), 'quotations.view')
    secure(router.get('stage-plan', [engineering.StagePlans, 'show']), 'quotations.view')
    secure(router.put('stage-plan', [engineering.StagePlans, 'update']), 'quotations.manage')
  })
  .where('id', id)
  .prefix('/api/quotations/:id')

router
  .group(() => {
    secure(router.get('', [engineering.ScoringConfigs, 'index']), 'scoring.view')
    secure(router.get('active', [engineering.ScoringConfigs, 'active']), 'scoring.view')
    secure(router.post('', [engineering.ScoringConfigs, 'store']), 'scoring.manage')
    secure(router.post('trial', [engineering.ScoringTrials, 'store']), 'scoring.view')
    secure(router.post('back-test', [engineering.ScoringTrials, 'backTest']), 'scoring.view')
    secure(
      router.get('past/:clientId', [engineering.ScoringTrials, 'past']).where('clientId', id),
      'scoring.preview'
    )
    secure(router.post('preview', [engineering.ScoringConfigs, 'preview']), 'scoring.preview')
  })
  .prefix('/api/scoring-configs')

secure(
  router.post('/api/tracking-sheet-batches', [engineering.TrackingSheetBatches, 'store']),
  'quotations.view'
)
secure(
  router
    .get('/api/tracking-sheets/:id/comparison', [engineering.TrackingSheetComparisons, 'show'])
    .where('id', id),
  'quotations.view'
)

router
  .group(() => {
    secure(router.get('', [engineering.QuotationAutosaves, 'index']), 'quotations.manage')
    secure(router.get(':key', [engineering.QuotationAutosaves, 'show']), 'quotations.manage')
    secure(router.put(':key', [engineering.QuotationAutosaves, 'update']), 'quotations.manage')
    secure(router.delete(':key', [engineering.QuotationAutosaves, 'destroy']), 'quotations.manage')
  })
  .prefix('/api/quotation-autosaves')

secure(
  router.get('/api/project-insights', [engineering.ProjectInsights, 'show']),
  'project-insights.open'
)
