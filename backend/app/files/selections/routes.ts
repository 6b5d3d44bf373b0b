import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { selections } = controllers.files

router
  .group(() => {
    secure(router.post('move', [selections.SelectionMoves, 'store']), 'files.manage')
    secure(router.post('trash', [selections.SelectionTrashes, 'store']), 'files.manage')
  })
  .prefix('/api/files')
