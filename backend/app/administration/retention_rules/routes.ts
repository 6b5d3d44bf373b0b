import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { RetentionRules } = controllers.administration.retentionRules
const ABILITY = 'retention.manage'

router
  .group(() => {
    secure(router.get('', [RetentionRules, 'index']), ABILITY)
    secure(router.get(':kind/preview', [RetentionRules, 'preview']), ABILITY)
    secure(router.patch(':kind', [RetentionRules, 'update']), ABILITY, PROOF)
    secure(router.post('run', [RetentionRules, 'run']), ABILITY, PROOF)
  })
  .prefix('/api/retention-rules')
