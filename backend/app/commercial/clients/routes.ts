import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { clients } = controllers.commercial

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [clients.Clients, 'index']), 'clients.view')
    secure(router.post('', [clients.Clients, 'store']), 'clients.manage')
    secure(router.get('lookup', [clients.ClientLookups, 'index']), 'clients.lookup')
    secure(router.get('duplicates', [clients.ClientLookups, 'duplicates']), 'clients.manage')
    secure(router.post('bulk-delete', [clients.ClientBulkDeletions, 'store']), 'clients.manage')
    secure(router.get(':id', [clients.Clients, 'show']).where('id', id), 'clients.view')
    secure(
      router.get(':id/history', [clients.ClientHistories, 'index']).where('id', id),
      'clients.view'
    )
    secure(router.patch(':id', [clients.Clients, 'update']).where('id', id), 'clients.manage')
    secure(router.delete(':id', [clients.Clients, 'destroy']).where('id', id), 'clients.manage')
  })
  .prefix('/api/clients')

/* What belongs to one client. */
router
  .group(() => {
    secure(router.get('timeline', [clients.ClientTimelines, 'index']), 'clients.view')
    secure(router.post('activities', [clients.ClientActivities, 'store']), 'clients.manage')
    secure(
      router
        .delete('activities/:activityId', [clients.ClientActivities, 'destroy'])
        .where('activityId', id),
      'clients.manage'
    )
    secure(router.post('documents', [clients.ClientDocuments, 'store']), 'clients.manage')
    secure(
      router.delete('documents/:fileId', [clients.ClientDocuments, 'destroy']).where('fileId', id),
      'clients.manage'
    )
    secure(router.post('picture', [clients.ClientPictures, 'store']), 'clients.manage')
    secure(router.delete('picture', [clients.ClientPictures, 'destroy']), 'clients.manage')
    secure(router.post('merge', [clients.ClientMerges, 'store']), 'clients.manage')
  })
  .where('id', id)
  .prefix('/api/clients/:id')

router
  .group(() => {
    secure(router.get('', [clients.ClientMerges, 'index']), 'clients.manage')
    secure(
      router.post(':id/undo', [clients.ClientMergeUndos, 'store']).where('id', id),
      'clients.manage'
    )
  })
  .prefix('/api/client-merges')
