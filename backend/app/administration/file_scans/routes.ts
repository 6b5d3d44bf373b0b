import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { FileScans, FileRemovals, FileRescans } = controllers.administration.fileScans
const ABILITY = 'file-scans.manage'

router
  .group(() => {
    secure(router.get('', [FileScans, 'index']), ABILITY)
    secure(router.get('scanner', [FileScans, 'scanner']), ABILITY)
    secure(router.post('rescan', [FileRescans, 'all']), ABILITY)
    secure(router.post(':id/rescan', [FileRescans, 'store']), ABILITY)
    secure(router.post(':id/removal', [FileRemovals, 'store']), ABILITY)
  })
  .where('id', router.matchers.number())
  .prefix('/api/file-scans')
