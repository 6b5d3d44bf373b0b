import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { vendorStatements } = controllers.procurement
const { VendorStatements, VendorStatementSteps, VendorStatementItems, VendorAccounts } =
  vendorStatements
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [VendorStatements, 'index']), 'vendor-statements.view')
    secure(router.get(':id', [VendorStatements, 'show']), 'vendor-statements.view')
    secure(router.get(':id/history', [VendorStatements, 'history']), 'vendor-statements.view')
    secure(router.delete(':id', [VendorStatements, 'destroy']), 'vendor-statements.manage')
    secure(router.post(':id/layout', [VendorStatementSteps, 'layout']), 'vendor-statements.manage')
    secure(
      router.post(':id/compare', [VendorStatementSteps, 'compare']),
      'vendor-statements.manage'
    )
    secure(router.post(':id/agree', [VendorStatementSteps, 'agree']), 'vendor-statements.manage')
    secure(router.post(':id/reopen', [VendorStatementSteps, 'reopen']), 'vendor-statements.manage')
    secure(router.get(':id/items', [VendorStatementItems, 'index']), 'vendor-statements.view')
    secure(
      router.patch(':id/items/:itemId', [VendorStatementItems, 'update']).where('itemId', id),
      'vendor-statements.manage'
    )
    secure(router.post(':id/exports', [VendorAccounts, 'reconciliation']), 'vendor-statements.view')
  })
  .where('id', id)
  .prefix('/api/vendor-statements')

router
  .group(() => {
    secure(router.post('statements', [VendorStatements, 'store']), 'vendor-statements.manage')
    secure(router.get('account', [VendorAccounts, 'show']), 'vendor-statements.view')
    secure(router.post('account/exports', [VendorAccounts, 'store']), 'vendor-statements.view')
  })
  .where('id', id)
  .prefix('/api/vendors/:id')
