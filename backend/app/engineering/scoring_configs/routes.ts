import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { scoringConfigs } = controllers.engineering

router
  .group(() => {
    secure(router.get('', [scoringConfigs.ScoringConfigs, 'index']), 'scoring.view')
    secure(router.get('active', [scoringConfigs.ScoringConfigs, 'active']), 'scoring.view')
    secure(router.post('', [scoringConfigs.ScoringConfigs, 'store']), 'scoring.manage')
    secure(router.post('preview', [scoringConfigs.ScoringConfigs, 'preview']), 'scoring.preview')
  })
  .prefix('/api/scoring-configs')
