import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { postingRules } = controllers.finance
const id = router.matchers.number()

secure(router.get('/api/posting-rules', [postingRules.PostingRules, 'index']), 'ledger.view')
secure(
  router.patch('/api/posting-rules/:id', [postingRules.PostingRules, 'update']).where('id', id),
  'ledger-accounts.manage'
)
