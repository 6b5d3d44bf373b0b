import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { purchaseOrderMaterials } = controllers.procurement

const VIEW = 'procurement.inventory'

secure(
  router.get('/api/purchase-order-materials', [
    purchaseOrderMaterials.PurchaseOrderMaterials,
    'index',
  ]),
  VIEW
)
