import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { WithholdingReturns, WithholdingReturnSteps } = controllers.procurement.withholdingReturns
const VIEW = 'withholding.view'
const MANAGE = 'withholding.manage'

router
  .group(() => {
    secure(router.get('', [WithholdingReturns, 'index']), VIEW)
    secure(router.get(':id', [WithholdingReturns, 'show']), VIEW)
    secure(router.get(':id/history', [WithholdingReturns, 'history']), VIEW)
    secure(router.post(':id/prepare', [WithholdingReturnSteps, 'prepare']), MANAGE)
    secure(router.post(':id/reopen', [WithholdingReturnSteps, 'reopen']), MANAGE)
    secure(router.post(':id/file', [WithholdingReturnSteps, 'file']), MANAGE)
    secure(router.post(':id/pay', [WithholdingReturnSteps, 'pay']), 'withholding.manage')
    secure(router.post(':id/files', [WithholdingReturns, 'file']), VIEW)
  })
  .where('id', router.matchers.number())
  .prefix('/api/withholding-returns')
