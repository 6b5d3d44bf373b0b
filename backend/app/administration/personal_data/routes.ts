import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { Erasures, PersonalData } = controllers.administration.personalData
const ABILITY = 'personal-data.manage'

router
  .group(() => {
    secure(router.get(':kind', [PersonalData, 'index']), ABILITY)
    secure(router.get(':kind/:id', [PersonalData, 'show']), ABILITY, PROOF)
    secure(router.post(':kind/:id/exports', [PersonalData, 'export']), ABILITY, PROOF)
    secure(router.get(':kind/:id/erasure', [Erasures, 'show']), ABILITY, PROOF)
    secure(router.post(':kind/:id/erasure', [Erasures, 'store']), ABILITY, PROOF)
  })
  .where('id', router.matchers.number())
  .prefix('/api/personal-data')
