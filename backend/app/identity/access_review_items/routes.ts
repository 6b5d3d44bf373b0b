import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { AccessReviewItems } = controllers.identity.accessReviewItems
const DECIDE = 'access-reviews.decide'

router
  .group(() => {
    secure(router.get('', [AccessReviewItems, 'index']), 'access-reviews.view')
    secure(router.post('confirm', [AccessReviewItems, 'confirmMany']), DECIDE, PROOF)
    secure(router.get(':id', [AccessReviewItems, 'show']), 'access-reviews.view')
    secure(router.post(':id/confirm', [AccessReviewItems, 'confirm']), DECIDE, PROOF)
    secure(router.post(':id/change', [AccessReviewItems, 'change']), DECIDE, PROOF)
    secure(router.post(':id/reopen', [AccessReviewItems, 'reopen']), DECIDE, PROOF)
  })
  .where('id', router.matchers.number())
  .prefix('/api/access-review-items')
