import router from '@adonisjs/core/services/router'
import '#core/approvals/openapi'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

secure(
  router.get('/api/approvals', [controllers.core.approvals.Approvals, 'index']),
  'approvals.own'
)
secure(
  router
    .get('/api/approvals/:id', [controllers.core.approvals.Approvals, 'show'])
    .where('id', router.matchers.number()),
  'approvals.own'
)
