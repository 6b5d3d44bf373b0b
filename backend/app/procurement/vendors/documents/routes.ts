import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { vendors } = controllers.procurement

const id = router.matchers.number()

router
  .group(() => {
    // vendor documents
    secure(
      router.get(':id/documents', [vendors.documents.VendorDocuments, 'index']),
      'vendors.view'
    )
    secure(
      router.post(':id/documents', [vendors.documents.VendorDocuments, 'store']),
      'vendors.manage'
    )
    secure(
      router.delete(':id/documents/:documentId', [vendors.documents.VendorDocuments, 'destroy']),
      'vendors.manage'
    )
  })
  .where('id', id)
  .where('documentId', id)
  .prefix('/api/vendors')
