import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { DunningLetters, DunningPauses } = controllers.commercial.dunning

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [DunningLetters, 'index']), 'invoices.view')
    secure(router.get('due', [DunningLetters, 'due']), 'invoices.view')
    secure(router.post('', [DunningLetters, 'store']), 'invoices.manage')
  })
  .prefix('/api/dunning-letters')

router
  .group(() => {
    secure(router.post('', [DunningPauses, 'store']), 'invoices.manage')
    secure(router.post('lift', [DunningPauses, 'lift']), 'invoices.manage')
  })
  .where('id', id)
  .prefix('/api/invoices/:id/dunning-pause')
