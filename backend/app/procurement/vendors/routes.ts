import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { vendors } = controllers.procurement

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [vendors.Vendors, 'index']), 'vendors.view')
    secure(router.post('', [vendors.Vendors, 'store']), 'vendors.manage')
    secure(router.get('lookup', [vendors.VendorLookups, 'index']), 'vendors.lookup')
    secure(router.post('bulk-delete', [vendors.VendorBulkDeletions, 'store']), 'vendors.manage')
    secure(router.get(':id', [vendors.Vendors, 'show']), 'vendors.view')
    secure(router.patch(':id', [vendors.Vendors, 'update']), 'vendors.manage')
    secure(router.delete(':id', [vendors.Vendors, 'destroy']), 'vendors.manage')
    secure(router.get(':id/history', [vendors.VendorHistories, 'index']), 'vendors.view')
    secure(router.post(':id/submit', [vendors.VendorSubmissions, 'store']), 'vendors.manage')
    secure(router.post(':id/status', [vendors.VendorStatuses, 'store']), 'vendors.qualify')
  })
  .where('id', id)
  .prefix('/api/vendors')
