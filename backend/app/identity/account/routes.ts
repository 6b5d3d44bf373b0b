import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { account } = controllers.identity

router
  .group(() => {
    secure(router.get('current-user', [account.CurrentUser, 'show']), 'current-user.own')
    secure(router.put('password', [account.OwnPasswords, 'update']), 'password.own')
    secure(router.patch('preferences', [account.CurrentUser, 'update']), 'session.own')
  })
  .prefix('/api/auth')
