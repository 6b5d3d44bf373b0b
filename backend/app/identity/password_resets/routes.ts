import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { passwordResets } = controllers.identity

router
  .group(() => {
    secure(router.post('', [passwordResets.PasswordResets, 'store']), 'public')
    secure(router.post('check', [passwordResets.PasswordResets, 'check']), 'public')
    secure(router.put('', [passwordResets.PasswordResets, 'update']), 'public')
  })
  .prefix('/api/auth/password-resets')
