import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { PermissionMatrix } = controllers.identity.permissionMatrix
const ABILITY = 'users.manage'

router
  .group(() => {
    secure(router.get('', [PermissionMatrix, 'index']), ABILITY)
    secure(router.post('preview', [PermissionMatrix, 'preview']), ABILITY)
    secure(router.post('apply', [PermissionMatrix, 'apply']), ABILITY, PROOF)
  })
  .prefix('/api/permission-matrix')
