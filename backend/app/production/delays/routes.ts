import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { Delays, DelaySteps, DelayImpacts } = controllers.production.delays
const VIEW = 'delays.view'
const RECORD = 'delays.record'
const DECIDE = 'delays.decide'

router
  .group(() => {
    secure(router.get('', [Delays, 'index']), VIEW)
    secure(router.post('', [Delays, 'store']), RECORD)
    secure(router.get(':id', [Delays, 'show']), VIEW)
    secure(router.patch(':id', [Delays, 'update']), RECORD)
    secure(router.delete(':id', [Delays, 'destroy']), RECORD)
    secure(router.get(':id/history', [Delays, 'history']), VIEW)
    secure(router.get(':id/impact', [DelayImpacts, 'show']), VIEW)
    secure(router.post(':id/files', [DelaySteps, 'addFile']), RECORD)
    secure(router.post(':id/record', [DelaySteps, 'record']), RECORD)
    secure(router.post(':id/correct', [DelaySteps, 'correct']), RECORD)
    secure(router.post(':id/end', [DelaySteps, 'end']), RECORD)
    secure(router.post(':id/notice', [DelaySteps, 'notice']), RECORD)
    secure(router.post(':id/grant', [DelaySteps, 'grant']), DECIDE)
    secure(router.post(':id/reject', [DelaySteps, 'reject']), DECIDE)
  })
  .where('id', router.matchers.number())
  .prefix('/api/delays')

secure(
  router
    .get('/api/projects/:id/delay-impact', [DelayImpacts, 'joint'])
    .where('id', router.matchers.number()),
  VIEW
)
