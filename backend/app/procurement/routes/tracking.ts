import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { procurement } = controllers
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [procurement.MaterialTrackings, 'index']), 'procurement.inventory')
    secure(router.post(':id/installations', [procurement.MaterialTrackings, 'store']), 'stock.manage') // prettier-ignore
  })
  .where('id', id)
  .prefix('/api/material-tracking')

router
  .group(() => {
    secure(router.get('', [procurement.ProcurementProjects, 'index']), 'procurement.projects')
    secure(router.patch(':id', [procurement.ProcurementProjects, 'update']), 'procurement.budget')
  })
  .where('id', id)
  .prefix('/api/procurement-projects')
