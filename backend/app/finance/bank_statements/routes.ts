import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { BankStatementImports, BankImportSteps, BankStatements } = controllers.finance.bankStatements
const id = router.matchers.number()

secure(
  router
    .post('/api/bank-accounts/:id/statement-imports', [BankStatementImports, 'store'])
    .where('id', id),
  'bank-statements.import'
)

router
  .group(() => {
    secure(router.get('', [BankStatementImports, 'index']), 'bank-accounts.view')
    secure(router.get(':id', [BankStatementImports, 'show']), 'bank-accounts.view')
    secure(router.delete(':id', [BankStatementImports, 'destroy']), 'bank-statements.import')
    secure(router.post(':id/layout', [BankImportSteps, 'layout']), 'bank-statements.import')
    secure(router.post(':id/confirm', [BankImportSteps, 'confirm']), 'bank-statements.import')
  })
  .where('id', id)
  .prefix('/api/bank-statement-imports')

router
  .group(() => {
    secure(router.get('', [BankStatements, 'index']), 'bank-accounts.view')
    secure(router.get(':id', [BankStatements, 'show']), 'bank-accounts.view')
  })
  .where('id', id)
  .prefix('/api/bank-statements')

secure(router.get('/api/bank-statement-lines', [BankStatements, 'lines']), 'bank-accounts.view')
