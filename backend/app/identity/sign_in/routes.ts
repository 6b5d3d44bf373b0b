import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { signIn } = controllers.identity

router
  .group(() => {
    secure(router.post('login', [signIn.Logins, 'store']), 'public')
    secure(router.post('code', [signIn.CodeLogins, 'store']), 'two-step.answer')
    secure(router.get('passcode-users', [signIn.PasscodeLogins, 'index']), 'public')
    secure(router.post('passcode-login', [signIn.PasscodeLogins, 'store']), 'public')
  })
  .prefix('/api/auth')
