import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { LinePrices } = controllers.procurement.linePrices

secure(router.post('/api/line-prices', [LinePrices, 'store']), 'purchase-orders.view-all')
