import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { LeaveRequests, LeaveDecisions } = controllers.people.leaveRequests
// whose requests is decided one by one
const OPEN = 'people.open'

router
  .group(() => {
    secure(router.get('', [LeaveRequests, 'index']), OPEN)
    secure(router.post('', [LeaveRequests, 'store']), OPEN)
    secure(router.get('calendar', [LeaveRequests, 'calendar']), OPEN)
    secure(router.get('estimate', [LeaveRequests, 'estimate']), OPEN)
    secure(router.get(':id', [LeaveRequests, 'show']), OPEN)
    secure(router.get(':id/history', [LeaveRequests, 'history']), OPEN)
    secure(router.post(':id/approve', [LeaveDecisions, 'approve']), OPEN)
    secure(router.post(':id/reject', [LeaveDecisions, 'reject']), OPEN)
    secure(router.post(':id/cancel', [LeaveDecisions, 'cancel']), OPEN)
  })
  .where('id', router.matchers.number())
  .prefix('/api/leave-requests')
