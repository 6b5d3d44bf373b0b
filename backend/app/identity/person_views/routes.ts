import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { personViews } = controllers.identity

router
  .group(() => {
    secure(router.post('', [personViews.PersonViews, 'store']), 'users.view-as', PROOF)
    // ends one's own, while it restricts what else one may do
    secure(router.delete('current', [personViews.PersonViews, 'destroy']), 'session.own')
  })
  .prefix('/api/person-views')
