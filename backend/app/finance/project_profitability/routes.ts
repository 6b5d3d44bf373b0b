import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { ProjectProfitability } = controllers.finance.projectProfitability
const PATH = '/api/project-profitability'
// what projects are worth and cost
const VIEW = 'projects.prices'

router
  .group(() => {
    secure(router.get('', [ProjectProfitability, 'index']), VIEW)
    secure(router.get(':id', [ProjectProfitability, 'show']), VIEW)
    secure(router.get(':id/items', [ProjectProfitability, 'items']), VIEW)
    secure(router.patch(':id', [ProjectProfitability, 'update']), 'project-estimates.manage')
  })
  .where('id', router.matchers.number())
  .prefix(PATH)
secure(router.post(`${PATH}/exports`, [ProjectProfitability, 'store']), VIEW)
