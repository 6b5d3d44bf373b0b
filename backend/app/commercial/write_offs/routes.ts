import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { WriteOffs, WriteOffDecisions } = controllers.commercial.writeOffs

const id = router.matchers.number()
const DECIDE = 'write-offs.approve'

secure(
  router.post('/api/invoices/:id/write-offs', [WriteOffs, 'store']).where('id', id),
  'invoices.manage'
)

router
  .group(() => {
    secure(router.get('', [WriteOffs, 'index']), 'write-offs.view')
    secure(router.get(':id', [WriteOffs, 'show']), 'write-offs.view')
    secure(router.get(':id/history', [WriteOffs, 'history']), 'write-offs.view')
    secure(router.post(':id/approve', [WriteOffDecisions, 'approve']), DECIDE)
    secure(router.post(':id/reject', [WriteOffDecisions, 'reject']), DECIDE)
    secure(router.post(':id/cancel', [WriteOffDecisions, 'cancel']), 'invoices.manage')
    secure(router.post(':id/reverse', [WriteOffDecisions, 'reverse']), DECIDE)
  })
  .where('id', id)
  .prefix('/api/write-offs')
