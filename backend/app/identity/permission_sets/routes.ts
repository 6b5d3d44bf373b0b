import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { PermissionSets } = controllers.identity.permissionSets
const ABILITY = 'permission-sets.manage'

router
  .group(() => {
    secure(router.get('', [PermissionSets, 'index']), ABILITY)
    secure(router.post('', [PermissionSets, 'store']), ABILITY, PROOF)
    secure(router.get(':id', [PermissionSets, 'show']), ABILITY)
    secure(router.patch(':id', [PermissionSets, 'update']), ABILITY, PROOF)
    secure(router.delete(':id', [PermissionSets, 'destroy']), ABILITY, PROOF)
    secure(router.get(':id/history', [PermissionSets, 'history']), ABILITY)
  })
  .where('id', router.matchers.number())
  .prefix('/api/permission-sets')
