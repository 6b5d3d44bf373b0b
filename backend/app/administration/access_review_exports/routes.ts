import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { AccessReviewExports } = controllers.administration.accessReviewExports

secure(
  router
    .post('/api/access-reviews/:id/exports', [AccessReviewExports, 'store'])
    .where('id', router.matchers.number()),
  'access-reviews.view'
)
