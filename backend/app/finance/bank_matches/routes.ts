import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { BankMatches, BankSuggestions, LineCheques } = controllers.finance.bankMatches
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('ledger-lines', [BankMatches, 'ledgerLines']), 'bank-accounts.view')
    secure(router.post('matches', [BankMatches, 'store']), 'bank-statements.match')
    secure(router.post('match-runs', [BankMatches, 'run']), 'bank-statements.match')
    secure(router.post('suggestions/accept', [BankSuggestions, 'accept']), 'bank-statements.match')
  })
  .where('id', id)
  .prefix('/api/bank-accounts/:id')

secure(router.get('/api/bank-matches', [BankMatches, 'index']), 'bank-accounts.view')
secure(
  router.delete('/api/bank-matches/:id', [BankMatches, 'destroy']).where('id', id),
  'bank-statements.match'
)
router
  .group(() => {
    secure(router.get('', [LineCheques, 'index']), 'cheques.view')
    secure(router.post('', [LineCheques, 'store']), 'cheques.manage')
  })
  .where('id', id)
  .prefix('/api/bank-statement-lines/:id/cheques')
secure(router.get('/api/bank-suggestions', [BankSuggestions, 'index']), 'bank-accounts.view')
secure(
  router.post('/api/bank-statement-lines/:id/entries', [BankMatches, 'record']).where('id', id),
  'bank-statements.match'
)
