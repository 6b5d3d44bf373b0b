import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { Closings, YearClosings } = controllers.finance.closings
const VIEW = 'closings.view'
const CLOSE = 'closings.close'
const REOPEN = 'closings.reopen'
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [Closings, 'index']), VIEW)
    secure(router.post('', [Closings, 'store']), CLOSE)
    secure(router.get(':id', [Closings, 'show']), VIEW)
    secure(router.get(':id/history', [Closings, 'history']), VIEW)
    secure(router.post(':id/ticks', [Closings, 'tick']), CLOSE)
    secure(router.post(':id/close', [Closings, 'close']), CLOSE)
    secure(router.post(':id/reopen', [Closings, 'reopen']), REOPEN)
  })
  .where('id', id)
  .prefix('/api/closings')

router
  .group(() => {
    secure(router.get('', [YearClosings, 'index']), VIEW)
    secure(router.post('', [YearClosings, 'store']), CLOSE)
    secure(router.post(':id/reopen', [YearClosings, 'reopen']), REOPEN)
  })
  .where('id', id)
  .prefix('/api/year-closings')
