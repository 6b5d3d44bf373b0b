import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { MyPolicies, Policies, PolicyDrafts, PolicyPrints, PolicyReaders, PolicySteps } =
  controllers.people.policies
const MANAGE = 'people.policies'
const READ = 'people.open'
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [Policies, 'index']), MANAGE)
    secure(router.post('', [Policies, 'store']), MANAGE)
    secure(router.get(':id', [Policies, 'show']), MANAGE)
    secure(router.patch(':id', [Policies, 'update']), MANAGE)
    secure(router.delete(':id', [Policies, 'destroy']), MANAGE)
    secure(router.get(':id/history', [Policies, 'history']), MANAGE)
    secure(router.post(':id/revisions', [PolicyDrafts, 'store']), MANAGE)
    secure(router.patch(':id/draft', [PolicyDrafts, 'update']), MANAGE)
    secure(router.delete(':id/draft', [PolicyDrafts, 'destroy']), MANAGE)
    secure(router.post(':id/publish', [PolicySteps, 'publish']), MANAGE)
    secure(router.post(':id/withdraw', [PolicySteps, 'withdraw']), MANAGE)
    secure(router.get(':id/readers', [PolicyReaders, 'index']), MANAGE)
    secure(router.post(':id/reminders', [PolicyReaders, 'remind']), MANAGE)
    secure(router.post(':id/prints', [PolicyPrints, 'store']), MANAGE)
  })
  .where('id', id)
  .prefix('/api/policies')

router
  .group(() => {
    secure(router.get('', [MyPolicies, 'index']), READ)
    secure(router.get(':id', [MyPolicies, 'show']), READ)
    secure(router.post(':id/acknowledgement', [MyPolicies, 'acknowledge']), READ)
    secure(router.post(':id/prints', [MyPolicies, 'print']), READ)
  })
  .where('id', id)
  .prefix('/api/my-policies')
