import router from '@adonisjs/core/services/router'
import '#identity/openapi'
import '#identity/delegations/routes'
import '#identity/search'
import app from '@adonisjs/core/services/app'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { identity } = controllers
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('current-user', [identity.CurrentUser, 'show']), 'session.own')
    secure(router.patch('preferences', [identity.CurrentUser, 'update']), 'session.own')
    secure(router.post('login', [identity.Logins, 'store']), 'public')
    secure(router.post('logout', [identity.Logins, 'destroy']), 'public')
    secure(router.get('passcode-users', [identity.PasscodeLogins, 'index']), 'public')
    secure(router.post('passcode-login', [identity.PasscodeLogins, 'store']), 'public')
    secure(router.get('session', [identity.Sessions, 'current']), 'session.own')
    secure(router.post('keep-alive', [identity.Sessions, 'keepAlive']), 'session.own')
    secure(router.get('sessions', [identity.Sessions, 'index']), 'session.own')
    secure(
      router.delete('sessions/:id', [identity.Sessions, 'destroy']).where('id', id),
      'session.own'
    )
    secure(router.get('users', [identity.UserDirectory, 'index']), 'users.directory')
    secure(
      router.get('users/:id/photo', [identity.UserPhotos, 'show']).where('id', id),
      'users.directory'
    )
    secure(
      router.post('users/:id/photo', [identity.UserPhotos, 'store']).where('id', id),
      'users.photo'
    )
  })
  .prefix('/api/auth')

router
  .group(() => {
    secure(router.get('', [identity.Users, 'index']), 'users.manage')
    secure(router.post('', [identity.Users, 'store']), 'users.manage')
    secure(router.get(':id', [identity.Users, 'show']), 'users.manage')
    secure(router.patch(':id', [identity.Users, 'update']), 'users.manage')
    secure(router.get(':id/effective-access', [identity.EffectiveAccess, 'show']), 'users.manage')
    secure(router.post(':id/disable', [identity.UserActions, 'disable']), 'users.manage')
    secure(router.post(':id/enable', [identity.UserActions, 'enable']), 'users.manage')
    secure(router.post(':id/unlock', [identity.UserActions, 'unlock']), 'users.manage')
    secure(router.post(':id/end-sessions', [identity.UserActions, 'endSessions']), 'users.manage')
    secure(router.put(':id/password', [identity.UserActions, 'password']), 'users.manage')
    secure(router.put(':id/passcode', [identity.UserActions, 'passcode']), 'users.manage')
  })
  .where('id', id)
  .prefix('/api/users')

router
  .group(() => {
    secure(router.get('', [identity.OpenSessions, 'index']), 'sessions.manage')
    secure(router.post('endings', [identity.OpenSessions, 'store']), 'sessions.manage')
    secure(
      router.delete(':id', [identity.OpenSessions, 'destroy']).where('id', id),
      'sessions.manage'
    )
  })
  .prefix('/api/sessions')

// never built into a production: the file is only read where NODE_ENV says otherwise
if (!app.inProduction) await import('#identity/development/routes')
