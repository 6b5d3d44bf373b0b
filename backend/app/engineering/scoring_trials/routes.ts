import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { scoringTrials } = controllers.engineering

const id = router.matchers.number()

router
  .group(() => {
    secure(router.post('trial', [scoringTrials.ScoringTrials, 'store']), 'scoring.view')
    secure(router.post('back-test', [scoringTrials.ScoringTrials, 'backTest']), 'scoring.view')
    secure(
      router.get('past/:clientId', [scoringTrials.ScoringTrials, 'past']).where('clientId', id),
      'scoring.preview'
    )
  })
  .prefix('/api/scoring-configs')
