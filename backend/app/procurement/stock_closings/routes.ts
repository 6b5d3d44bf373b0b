import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { stockClosings } = controllers.procurement

const VIEW = 'procurement.inventory'

secure(router.get('/api/stock-closings', [stockClosings.StockClosings, 'index']), VIEW)

secure(router.post('/api/stock-closings', [stockClosings.StockClosings, 'store']), 'stock.approve')
