import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { BankReconciliations } = controllers.finance.bankReconciliations
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('reconciliation', [BankReconciliations, 'state']), 'bank-accounts.view')
    secure(
      router.post('reconciliations', [BankReconciliations, 'store']),
      'bank-reconciliations.close'
    )
  })
  .where('id', id)
  .prefix('/api/bank-accounts/:id')

router
  .group(() => {
    secure(router.get('', [BankReconciliations, 'index']), 'bank-accounts.view')
    secure(router.get(':id', [BankReconciliations, 'show']), 'bank-accounts.view')
    secure(router.post(':id/reopen', [BankReconciliations, 'reopen']), 'bank-reconciliations.close')
    secure(router.post(':id/files', [BankReconciliations, 'file']), 'bank-accounts.view')
  })
  .where('id', id)
  .prefix('/api/bank-reconciliations')
