import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { savedViews } = controllers.administration

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('saved-views', [savedViews.SavedViews, 'index']), 'saved-views.own')
    secure(router.post('saved-views', [savedViews.SavedViews, 'store']), 'saved-views.own')
    secure(
      router.patch('saved-views/:id', [savedViews.SavedViews, 'update']).where('id', id),
      'saved-views.own'
    )
    secure(
      router.delete('saved-views/:id', [savedViews.SavedViews, 'destroy']).where('id', id),
      'saved-views.own'
    )
  })
  .prefix('/api')
