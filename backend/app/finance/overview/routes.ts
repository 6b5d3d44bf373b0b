import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { overview } = controllers.finance

router
  .group(() => {
    secure(router.get('', [overview.FinanceOverviews, 'show']), 'finance.open')
    secure(router.get('items', [overview.FinanceOverviews, 'items']), 'finance.open')
  })
  .prefix('/api/finance-overview')
