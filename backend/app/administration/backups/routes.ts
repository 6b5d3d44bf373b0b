import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { Backups } = controllers.administration.backups

router
  .group(() => {
    secure(router.get('', [Backups, 'index']), 'backups.view')
    secure(router.get('last', [Backups, 'last']), 'admin.open')
    secure(router.post('', [Backups, 'store']), 'backups.manage')
    secure(router.get(':id', [Backups, 'show']), 'backups.view')
    secure(router.get(':id/archive', [Backups, 'archive']), 'backups.download', PROOF)
  })
  .where('id', router.matchers.number())
  .prefix('/api/backups')
