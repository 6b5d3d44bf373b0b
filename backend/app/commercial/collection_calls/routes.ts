import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { CollectionCalls } = controllers.commercial.collectionCalls

router
  .group(() => {
    secure(router.get('', [CollectionCalls, 'index']), 'invoices.view')
    secure(router.get('due', [CollectionCalls, 'due']), 'invoices.view')
    secure(router.post('', [CollectionCalls, 'store']), 'invoices.manage')
  })
  .prefix('/api/collection-calls')
