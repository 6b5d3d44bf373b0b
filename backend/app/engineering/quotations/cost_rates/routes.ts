import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { CostRates } = controllers.engineering.quotations.costRates
const id = router.matchers.number()
const PATH = '/api/quotations/:id/cost-rates'

secure(router.get('/api/cost-rates', [CostRates, 'index']), 'quotations.margin')
secure(router.get(PATH, [CostRates, 'show']).where('id', id), 'quotations.margin')
secure(router.post(PATH, [CostRates, 'store']).where('id', id), 'quotations.manage')
