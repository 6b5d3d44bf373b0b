import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { lists } = controllers.administration

router
  .group(() => {
    secure(router.get('lists', [lists.Lists, 'index']), 'lists.view')
    secure(
      router.get('lists/:name', [lists.Lists, 'show']).where('name', /^[a-z-]+$/),
      'lists.view'
    )
  })
  .prefix('/api')
