import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { quotations } = controllers.engineering

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('stage-plan', [quotations.stagePlan.StagePlans, 'show']), 'quotations.view')
    secure(
      router.put('stage-plan', [quotations.stagePlan.StagePlans, 'update']),
      'quotations.manage'
    )
  })
  .where('id', id)
  .prefix('/api/quotations/:id')
