import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { CreditLimits } = controllers.commercial.creditLimits

router
  .group(() => {
    secure(router.get('credit', [CreditLimits, 'show']), 'invoices.view')
    // who writes a quotation is warned, without figures unless they may see them
    secure(router.get('credit-warning', [CreditLimits, 'warning']), 'clients.lookup')
    secure(router.patch('credit-limit', [CreditLimits, 'update']), 'credit-limits.manage')
  })
  .where('id', router.matchers.number())
  .prefix('/api/clients/:id')
