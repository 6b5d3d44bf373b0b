import './openapi.js'
import './own_openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { sessions } = controllers.identity

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [sessions.OpenSessions, 'index']), 'sessions.manage')
    secure(router.post('endings', [sessions.OpenSessions, 'store']), 'sessions.manage')
    secure(
      router.delete(':id', [sessions.OpenSessions, 'destroy']).where('id', id),
      'sessions.manage'
    )
  })
  .prefix('/api/sessions')

router
  .group(() => {
    secure(router.get('session', [sessions.Sessions, 'current']), 'session.own')
    secure(router.post('keep-alive', [sessions.Sessions, 'keepAlive']), 'session.own')
    secure(router.get('sessions', [sessions.Sessions, 'index']), 'session.own')
    secure(
      router.delete('sessions/:id', [sessions.Sessions, 'destroy']).where('id', id),
      'session.own'
    )
  })
  .prefix('/api/auth')
