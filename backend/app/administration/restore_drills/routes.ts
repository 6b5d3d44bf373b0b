import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { RestoreDrills } = controllers.administration.restoreDrills
const ABILITY = 'backups.view'

router
  .group(() => {
    secure(router.get('', [RestoreDrills, 'index']), ABILITY)
    secure(router.get(':id', [RestoreDrills, 'show']), ABILITY)
    secure(router.post('', [RestoreDrills, 'store']), 'backups.manage')
  })
  .where('id', router.matchers.number())
  .prefix('/api/restore-drills')
