import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { OvertimeRequests, OvertimeDecisions } = controllers.people.overtimeRequests
// whose requests is decided one by one
const OPEN = 'people.open'

router
  .group(() => {
    secure(router.get('', [OvertimeRequests, 'index']), OPEN)
    secure(router.post('', [OvertimeRequests, 'store']), OPEN)
    secure(router.get(':id', [OvertimeRequests, 'show']), OPEN)
    secure(router.get(':id/history', [OvertimeRequests, 'history']), OPEN)
    secure(router.post(':id/approve', [OvertimeDecisions, 'approve']), OPEN)
    secure(router.post(':id/reject', [OvertimeDecisions, 'reject']), OPEN)
    secure(router.post(':id/cancel', [OvertimeDecisions, 'cancel']), OPEN)
  })
  .where('id', router.matchers.number())
  .prefix('/api/overtime-requests')
