import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { HeldChanges } = controllers.identity.heldChanges
const ABILITY = 'held-changes.decide'

router
  .group(() => {
    secure(router.get('', [HeldChanges, 'index']), ABILITY)
    secure(router.post(':id/confirm', [HeldChanges, 'confirm']), ABILITY, PROOF)
    secure(router.post(':id/reject', [HeldChanges, 'reject']), ABILITY)
  })
  .where('id', router.matchers.number())
  .prefix('/api/held-changes')
