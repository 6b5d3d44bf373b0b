import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { vendorDocuments } = controllers.procurement

secure(
  router.get('/api/vendor-documents', [vendorDocuments.VendorDocumentLists, 'index']),
  'vendors.view'
)
