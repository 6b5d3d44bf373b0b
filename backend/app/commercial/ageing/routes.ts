import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { ageing } = controllers.commercial

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [ageing.Ageing, 'index']), 'invoices.view')
    secure(router.post('exports', [ageing.Ageing, 'store']), 'invoices.view')
    secure(router.get(':id', [ageing.Ageing, 'show']).where('id', id), 'invoices.view')
  })
  .prefix('/api/ageing')
