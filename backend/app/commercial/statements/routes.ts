import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { statements } = controllers.commercial
const { StatementMails } = statements

const id = router.matchers.number()

secure(
  router.get('/api/clients/:id/statement', [statements.ClientStatements, 'show']).where('id', id),
  'invoices.view'
)

secure(
  router
    .post('/api/clients/:id/statement/exports', [statements.ClientStatements, 'store'])
    .where('id', id),
  'invoices.view'
)

router
  .group(() => {
    secure(router.get('', [StatementMails, 'index']), 'invoices.view')
    secure(router.get('draft', [StatementMails, 'draft']), 'invoices.view')
    secure(router.post('', [StatementMails, 'store']), 'invoices.view')
  })
  .where('id', id)
  .prefix('/api/clients/:id/statement/mails')
