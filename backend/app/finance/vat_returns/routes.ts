import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { VatReturns, VatReturnSteps } = controllers.finance.vatReturns
const VIEW = 'vat-returns.view'
const MANAGE = 'vat-returns.manage'

router
  .group(() => {
    secure(router.get('', [VatReturns, 'index']), VIEW)
    secure(router.post('', [VatReturns, 'store']), MANAGE)
    secure(router.get(':id', [VatReturns, 'show']), VIEW)
    secure(router.get(':id/history', [VatReturns, 'history']), VIEW)
    secure(router.post(':id/prepare', [VatReturnSteps, 'prepare']), MANAGE)
    secure(router.post(':id/reopen', [VatReturnSteps, 'reopen']), MANAGE)
    secure(router.post(':id/file', [VatReturnSteps, 'file']), MANAGE)
    secure(router.post(':id/files', [VatReturns, 'file']), VIEW)
  })
  .where('id', router.matchers.number())
  .prefix('/api/vat-returns')
