import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { AttendanceCorrections, AttendanceDecisions } = controllers.people.attendanceCorrections
// whose corrections is decided one by one
const OPEN = 'people.open'

router
  .group(() => {
    secure(router.get('', [AttendanceCorrections, 'index']), OPEN)
    secure(router.post('', [AttendanceCorrections, 'store']), OPEN)
    secure(router.get(':id', [AttendanceCorrections, 'show']), OPEN)
    secure(router.get(':id/history', [AttendanceCorrections, 'history']), OPEN)
    secure(router.post(':id/approve', [AttendanceDecisions, 'approve']), OPEN)
    secure(router.post(':id/reject', [AttendanceDecisions, 'reject']), OPEN)
    secure(router.post(':id/cancel', [AttendanceDecisions, 'cancel']), OPEN)
  })
  .where('id', router.matchers.number())
  .prefix('/api/attendance-corrections')
