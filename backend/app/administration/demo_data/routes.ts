import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { DemoData } = controllers.administration.demoData
const ABILITY = 'settings.manage'

router
  .group(() => {
    secure(router.get('', [DemoData, 'show']), ABILITY)
    secure(router.post('removal', [DemoData, 'remove']), ABILITY, PROOF)
    secure(router.delete('removal', [DemoData, 'keep']), ABILITY)
  })
  .prefix('/api/demo-data')
