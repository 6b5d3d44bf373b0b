import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { Brandings, Logos, Settings } = controllers.administration.settings

router
  .group(() => {
    secure(router.get('settings', [Settings, 'show']), 'settings.view')
    secure(router.patch('settings', [Settings, 'update']), 'settings.manage', PROOF)
    secure(router.get('branding', [Brandings, 'show']), 'public')
    secure(router.get('logo', [Logos, 'show']), 'public')
    secure(router.post('logo', [Logos, 'store']), 'settings.manage')
    secure(router.delete('logo', [Logos, 'destroy']), 'settings.manage')
  })
  .prefix('/api')
