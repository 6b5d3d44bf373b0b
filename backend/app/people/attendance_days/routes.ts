import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { AttendanceDays } = controllers.people.attendanceDays
// whose attendance is decided row by row
const OPEN = 'people.open'

router
  .group(() => {
    secure(router.get('', [AttendanceDays, 'index']), OPEN)
    secure(router.get('today', [AttendanceDays, 'today']), OPEN)
    secure(router.get('month', [AttendanceDays, 'month']), OPEN)
  })
  .prefix('/api/attendance-days')
