import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { entryExports } = controllers.finance
const VIEW = 'entry-exports.view'

router
  .group(() => {
    secure(router.get('', [entryExports.EntryExports, 'index']), VIEW)
    secure(router.post('', [entryExports.EntryExports, 'store']), 'entry-exports.create')
    secure(router.get('free', [entryExports.EntryExports, 'free']), VIEW)
    secure(router.get(':id', [entryExports.EntryExports, 'show']), VIEW)
    secure(router.get(':id/history', [entryExports.EntryExports, 'history']), VIEW)
    secure(router.post(':id/cancel', [entryExports.EntryExports, 'cancel']), 'entry-exports.cancel')
  })
  .where('id', router.matchers.number())
  .prefix('/api/entry-exports')
