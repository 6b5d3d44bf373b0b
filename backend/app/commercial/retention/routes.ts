import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { Retention } = controllers.commercial.retention

const id = router.matchers.number()

secure(router.get('/api/retention', [Retention, 'index']), 'invoices.view')
secure(
  router.get('/api/contracts/:id/retention', [Retention, 'show']).where('id', id),
  'invoices.view'
)
secure(
  router.put('/api/contracts/:id/retention', [Retention, 'update']).where('id', id),
  'invoices.manage'
)
