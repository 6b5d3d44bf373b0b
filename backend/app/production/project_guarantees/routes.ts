import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { ProjectGuarantees, GuaranteeRegisters, GuaranteeSteps } =
  controllers.production.projectGuarantees
const VIEW = 'project-guarantees.view'
const MANAGE = 'project-guarantees.manage'
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [ProjectGuarantees, 'index']), VIEW)
    secure(router.post('', [ProjectGuarantees, 'store']), MANAGE)
  })
  .where('id', id)
  .prefix('/api/projects/:id/guarantees')

router
  .group(() => {
    secure(router.get('', [GuaranteeRegisters, 'index']), VIEW)
    secure(router.get('totals', [GuaranteeRegisters, 'totals']), VIEW)
    secure(router.get(':id', [ProjectGuarantees, 'show']), VIEW)
    secure(router.patch(':id', [ProjectGuarantees, 'update']), MANAGE)
    secure(router.delete(':id', [ProjectGuarantees, 'destroy']), MANAGE)
    secure(router.get(':id/history', [ProjectGuarantees, 'history']), VIEW)
    secure(router.post(':id/extensions', [GuaranteeSteps, 'extend']), MANAGE)
    secure(router.post(':id/release', [GuaranteeSteps, 'release']), MANAGE)
  })
  .where('id', id)
  .prefix('/api/project-guarantees')
