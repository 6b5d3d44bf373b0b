import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { trackingSheets } = controllers.engineering

const id = router.matchers.number()

secure(
  router.post('/api/tracking-sheet-batches', [trackingSheets.TrackingSheetBatches, 'store']),
  'quotations.view'
)

secure(
  router
    .get('/api/tracking-sheets/:id/comparison', [trackingSheets.TrackingSheetComparisons, 'show'])
    .where('id', id),
  'quotations.view'
)

router
  .group(() => {
    secure(
      router.get('tracking-sheets', [trackingSheets.TrackingSheets, 'index']),
      'quotations.view'
    )
    secure(
      router.post('tracking-sheets', [trackingSheets.TrackingSheets, 'store']),
      'quotations.view'
    )
  })
  .where('id', id)
  .prefix('/api/quotations/:id')
