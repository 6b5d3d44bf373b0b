import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { leads } = controllers.commercial

router
  .group(() => {
    secure(router.get('', [leads.Leads, 'index']), 'leads.view')
    secure(router.post('', [leads.Leads, 'store']), 'leads.manage')
    secure(router.get(':id', [leads.Leads, 'show']), 'leads.view')
    secure(router.patch(':id', [leads.Leads, 'update']), 'leads.manage')
    secure(router.delete(':id', [leads.Leads, 'destroy']), 'leads.manage')
    secure(router.get(':id/history', [leads.LeadHistories, 'index']), 'leads.view')
    secure(router.post(':id/move', [leads.LeadMoves, 'store']), 'leads.manage')
  })
  .where('id', router.matchers.number())
  .prefix('/api/leads')
