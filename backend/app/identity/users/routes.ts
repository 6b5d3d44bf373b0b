import './openapi.js'
import './directory_openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { users } = controllers.identity

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [users.Users, 'index']), 'users.manage')
    secure(router.post('', [users.Users, 'store']), 'users.manage', PROOF)
    secure(router.get(':id', [users.Users, 'show']), 'users.manage')
    secure(router.patch(':id', [users.Users, 'update']), 'users.manage', PROOF)
    secure(router.get(':id/effective-access', [users.EffectiveAccess, 'show']), 'users.manage')
    secure(router.get(':id/comparison', [users.UserComparison, 'show']), 'users.manage')
    secure(router.get(':id/page-access', [users.PageAccess, 'show']), 'users.manage')
    secure(router.post(':id/disable', [users.UserActions, 'disable']), 'users.manage')
    secure(router.post(':id/enable', [users.UserActions, 'enable']), 'users.manage', PROOF)
    secure(router.post(':id/unlock', [users.UserActions, 'unlock']), 'users.manage')
    secure(router.post(':id/invite', [users.UserActions, 'invite']), 'users.manage', PROOF)
    secure(router.post(':id/end-sessions', [users.UserActions, 'endSessions']), 'users.manage')
    secure(
      router.post(':id/reset-two-step', [users.UserActions, 'resetTwoStep']),
      'users.manage',
      PROOF
    )
    secure(
      router.post(':id/remove-passkeys', [users.UserActions, 'removePasskeys']),
      'users.manage',
      PROOF
    )
    secure(router.put(':id/password', [users.UserActions, 'password']), 'users.manage', PROOF)
    secure(router.put(':id/passcode', [users.UserActions, 'passcode']), 'users.manage', PROOF)
  })
  .where('id', id)
  .prefix('/api/users')

router
  .group(() => {
    secure(router.get('users', [users.UserDirectory, 'index']), 'users.directory')
    secure(
      router.get('users/:id/photo', [users.UserPhotos, 'show']).where('id', id),
      'users.directory'
    )
    secure(
      router.post('users/:id/photo', [users.UserPhotos, 'store']).where('id', id),
      'users.photo'
    )
  })
  .prefix('/api/auth')
