import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { AccessReviews } = controllers.identity.accessReviews

router
  .group(() => {
    secure(router.get('', [AccessReviews, 'index']), 'access-reviews.view')
    secure(router.post('', [AccessReviews, 'store']), 'access-reviews.decide')
    secure(router.get(':id', [AccessReviews, 'show']), 'access-reviews.view')
    secure(router.post(':id/complete', [AccessReviews, 'complete']), 'access-reviews.decide', PROOF)
  })
  .where('id', router.matchers.number())
  .prefix('/api/access-reviews')
