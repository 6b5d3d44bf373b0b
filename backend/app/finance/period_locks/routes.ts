import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { periodLocks } = controllers.finance

router
  .group(() => {
    secure(router.get('', [periodLocks.PeriodLocks, 'index']), 'period-locks.view')
    secure(router.get('state', [periodLocks.PeriodLocks, 'state']), 'period-locks.view')
    secure(router.post('', [periodLocks.PeriodLocks, 'store']), 'period-locks.lock')
    secure(router.post('unlock', [periodLocks.PeriodLocks, 'unlock']), 'period-locks.unlock')
  })
  .prefix('/api/period-locks')
