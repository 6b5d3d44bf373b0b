import router from '@adonisjs/core/services/router'
import '#core/recent/openapi'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { recent } = controllers.core

router
  .group(() => {
    secure(router.get('', [recent.RecentRecords, 'index']), 'recent.own')
    secure(router.post('', [recent.RecentRecords, 'store']), 'recent.own')
  })
  .prefix('/api/recent-records')
