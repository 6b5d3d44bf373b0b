import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { businessCards } = controllers.commercial

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [businessCards.BusinessCards, 'index']), 'business-cards.manage')
    secure(router.post('', [businessCards.BusinessCards, 'store']), 'business-cards.manage')
    secure(
      router.get(':id', [businessCards.BusinessCards, 'show']).where('id', id),
      'business-cards.manage'
    )
    secure(
      router.delete(':id', [businessCards.BusinessCards, 'destroy']).where('id', id),
      'business-cards.manage'
    )
    secure(
      router.post(':id/readings', [businessCards.BusinessCardReadings, 'store']).where('id', id),
      'business-cards.manage'
    )
    secure(
      router
        .post(':id/confirm', [businessCards.BusinessCardConfirmations, 'store'])
        .where('id', id),
      'business-cards.manage'
    )
  })
  .prefix('/api/business-cards')
