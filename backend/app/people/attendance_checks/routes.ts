import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { AttendanceChecks } = controllers.people.attendanceChecks
// everyone checks in for themselves; whose checks are listed is decided row by row
const OPEN = 'people.open'

router
  .group(() => {
    secure(router.get('', [AttendanceChecks, 'index']), OPEN)
    secure(router.post('', [AttendanceChecks, 'store']), OPEN)
    secure(router.get('own', [AttendanceChecks, 'own']), OPEN)
  })
  .prefix('/api/attendance-checks')
