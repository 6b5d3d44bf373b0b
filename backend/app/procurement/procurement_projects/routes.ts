import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { procurementProjects } = controllers.procurement

const id = router.matchers.number()

router
  .group(() => {
    secure(
      router.get('', [procurementProjects.ProcurementProjects, 'index']),
      'procurement.projects'
    )
    secure(
      router.get(':id', [procurementProjects.ProcurementProjects, 'show']),
      'procurement.projects'
    )
    secure(
      router.patch(':id', [procurementProjects.ProcurementProjects, 'update']),
      'procurement.budget'
    )
  })
  .where('id', id)
  .prefix('/api/procurement-projects')
