import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { materialTracking } = controllers.procurement

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [materialTracking.MaterialTrackings, 'index']), 'procurement.inventory')
    secure(
      router.post(':id/installations', [materialTracking.MaterialTrackings, 'store']),
      'stock.manage'
    )
  })
  .where('id', id)
  .prefix('/api/material-tracking')
