import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { stockLabels } = controllers.procurement

const VIEW = 'procurement.inventory'

secure(router.post('/api/stock-labels', [stockLabels.StockLabels, 'store']), VIEW)
