import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { Guarantees, GuaranteeFiles, BankGuaranteeSteps, GuaranteeSums } =
  controllers.finance.guarantees
const VIEW = 'guarantees.view'
const MANAGE = 'guarantees.manage'

router
  .group(() => {
    secure(router.get('', [Guarantees, 'index']), VIEW)
    secure(router.post('', [Guarantees, 'store']), MANAGE)
    secure(router.get('costs', [GuaranteeSums, 'costs']), 'guarantees.view-all')
    secure(router.get('missing', [GuaranteeSums, 'missing']), VIEW)
    secure(router.get('elsewhere', [GuaranteeSums, 'elsewhere']), 'guarantees.view-all')
    secure(router.get('links/:kind', [GuaranteeSums, 'links']), MANAGE)
  })
  .prefix('/api/guarantees')

router
  .group(() => {
    secure(router.get('', [Guarantees, 'show']), VIEW)
    secure(router.patch('', [Guarantees, 'update']), MANAGE)
    secure(router.delete('', [Guarantees, 'destroy']), MANAGE)
    secure(router.get('history', [Guarantees, 'history']), VIEW)
    secure(router.post('activate', [BankGuaranteeSteps, 'activate']), MANAGE)
    secure(router.post('extensions', [BankGuaranteeSteps, 'extend']), MANAGE)
    secure(router.post('release', [BankGuaranteeSteps, 'release']), MANAGE)
    secure(router.post('claim', [BankGuaranteeSteps, 'claim']), MANAGE)
    secure(router.get('files', [GuaranteeFiles, 'index']), VIEW)
    secure(router.post('files', [GuaranteeFiles, 'store']), MANAGE)
    secure(
      router
        .delete('files/:fileId', [GuaranteeFiles, 'destroy'])
        .where('fileId', router.matchers.number()),
      MANAGE
    )
  })
  .where('id', router.matchers.number())
  .prefix('/api/guarantees/:id')
