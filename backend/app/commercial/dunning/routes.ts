import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { DunningBatches, DunningLetters, DunningLevels, DunningMails, DunningPauses } =
  controllers.commercial.dunning

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [DunningLetters, 'index']), 'invoices.view')
    secure(router.get('due', [DunningLetters, 'due']), 'invoices.view')
    secure(router.post('', [DunningLetters, 'store']), 'invoices.manage')
    secure(router.post('batches', [DunningBatches, 'store']), 'invoices.manage')
  })
  .prefix('/api/dunning-letters')

router
  .group(() => {
    secure(router.get('', [DunningMails, 'index']), 'invoices.view')
    secure(router.get('draft', [DunningMails, 'draft']), 'invoices.view')
    secure(router.post('', [DunningMails, 'store']), 'invoices.view')
  })
  .where('id', id)
  .prefix('/api/dunning-letters/:id/mails')

router
  .group(() => {
    secure(router.get('', [DunningLevels, 'index']), 'invoices.view')
    secure(router.patch(':id', [DunningLevels, 'update']).where('id', id), 'dunning-levels.manage')
  })
  .prefix('/api/dunning-levels')

router
  .group(() => {
    secure(router.post('', [DunningPauses, 'store']), 'invoices.manage')
    secure(router.post('lift', [DunningPauses, 'lift']), 'invoices.manage')
  })
  .where('id', id)
  .prefix('/api/invoices/:id/dunning-pause')
