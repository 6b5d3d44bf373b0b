import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { shares } = controllers.files
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [shares.Shares, 'index']), 'shares.own')
    secure(router.post('', [shares.Shares, 'store']), 'shares.own')
    secure(router.post('open', [shares.OpenedShares, 'store']), 'public')
    secure(router.get(':id', [shares.Shares, 'show']).where('id', id), 'shares.own')
    secure(
      router.post(':id/revoke', [shares.ShareRevocations, 'store']).where('id', id),
      'shares.own'
    )
  })
  .prefix('/api/shares')
