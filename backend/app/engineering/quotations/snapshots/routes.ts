import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { QuotationSnapshots } = controllers.engineering.quotations.snapshots

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [QuotationSnapshots, 'index']), 'quotations.view')
    secure(router.post('', [QuotationSnapshots, 'store']), 'quotations.manage')
    secure(router.delete(':snapshotId', [QuotationSnapshots, 'destroy']), 'quotations.manage')
    secure(
      router.get(':snapshotId/comparison', [QuotationSnapshots, 'comparison']),
      'quotations.view'
    )
  })
  .where('id', id)
  .where('snapshotId', id)
  .prefix('/api/quotations/:id/snapshots')
