import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { vendors } = controllers.procurement

const id = router.matchers.number()

router
  .group(() => {
    // vendor bank
    secure(
      router.get(':id/bank-accounts', [vendors.bank.VendorBankAccounts, 'index']),
      'vendors.view'
    )
    secure(
      router.post(':id/bank-accounts/:accountId/approve', [
        vendors.bank.VendorBankApprovals,
        'store',
      ]),
      'vendors.bank',
      PROOF
    )
    secure(
      router.post(':id/bank-accounts/:accountId/reject', [
        vendors.bank.VendorBankRejections,
        'store',
      ]),
      'vendors.bank'
    )
  })
  .where('id', id)
  .where('accountId', id)
  .prefix('/api/vendors')
