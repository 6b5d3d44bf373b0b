import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { contracts, invoices } = controllers.commercial

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [contracts.Contracts, 'index']), 'invoices.view')
    secure(router.post('', [contracts.Contracts, 'store']), 'invoices.manage')
    secure(router.get('lookup', [invoices.InvoicingLookups, 'contracts']), 'invoices.manage')
    secure(router.get(':id', [contracts.Contracts, 'show']).where('id', id), 'invoices.view')
    secure(router.patch(':id', [contracts.Contracts, 'update']).where('id', id), 'invoices.manage')
    secure(
      router.delete(':id', [contracts.Contracts, 'destroy']).where('id', id),
      'invoices.manage'
    )
  })
  .prefix('/api/contracts')
