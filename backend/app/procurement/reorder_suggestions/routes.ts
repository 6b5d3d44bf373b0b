import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { reorderSuggestions } = controllers.procurement

const VIEW = 'procurement.inventory'

secure(
  router.get('/api/reorder-suggestions', [reorderSuggestions.ReorderSuggestions, 'index']),
  VIEW
)

secure(
  router.post('/api/reorder-suggestions', [reorderSuggestions.ReorderSuggestions, 'store']),
  'purchase-orders.manage'
)
