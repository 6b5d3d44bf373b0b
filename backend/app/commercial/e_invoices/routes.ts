import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { eInvoices } = controllers.commercial

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [eInvoices.EInvoicingSettings, 'show']), 'e-invoicing.view')
    secure(router.patch('', [eInvoices.EInvoicingSettings, 'update']), 'e-invoicing.manage')
    secure(router.post('units', [eInvoices.EInvoiceUnits, 'store']), 'e-invoicing.manage')
    secure(
      router.post('units/:id/tests', [eInvoices.EInvoiceUnitTests, 'store']).where('id', id),
      'e-invoicing.manage'
    )
    secure(
      router.post('units/:id/renewal', [eInvoices.EInvoiceUnitRenewals, 'store']).where('id', id),
      'e-invoicing.manage'
    )
  })
  .prefix('/api/e-invoicing')

router
  .group(() => {
    secure(
      router.get(':id/xml', [eInvoices.EInvoiceFiles, 'show']).where('id', id),
      'invoices.view'
    )
    secure(
      router.post(':id/send', [eInvoices.EInvoiceSendings, 'store']).where('id', id),
      'invoices.manage'
    )
  })
  .prefix('/api/e-invoices')

router
  .group(() => {
    secure(
      router.get(':id/e-invoice', [eInvoices.InvoiceDocuments, 'show']).where('id', id),
      'invoices.view'
    )
    secure(
      router.post(':id/e-invoice', [eInvoices.InvoiceDocuments, 'store']).where('id', id),
      'invoices.manage'
    )
  })
  .prefix('/api/invoices')
