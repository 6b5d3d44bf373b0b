import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { SetupSteps } = controllers.administration.setupSteps
const ABILITY = 'settings.manage'

router
  .group(() => {
    secure(router.get('', [SetupSteps, 'index']), ABILITY)
    secure(router.post(':step/confirm', [SetupSteps, 'confirm']), ABILITY)
    secure(router.post(':step/reopen', [SetupSteps, 'reopen']), ABILITY)
  })
  .prefix('/api/setup-steps')
