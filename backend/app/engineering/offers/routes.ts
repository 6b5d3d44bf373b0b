import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { OfferMails, Offers } = controllers.engineering.offers

router
  .group(() => {
    secure(router.get('offers', [Offers, 'index']), 'quotations.prices')
    secure(router.post('offers', [Offers, 'store']), 'quotations.prices')
    secure(router.get('mails', [OfferMails, 'index']), 'quotations.prices')
    secure(router.get('mails/draft', [OfferMails, 'draft']), 'quotations.prices')
    secure(router.post('mails', [OfferMails, 'store']), 'quotations.prices')
  })
  .where('id', router.matchers.number())
  .prefix('/api/quotations/:id')
