import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { LeaveEntries } = controllers.people.leaveEntries

router
  .group(() => {
    secure(router.get('', [LeaveEntries, 'index']), 'people.open')
    secure(router.post('', [LeaveEntries, 'store']), 'employees.manage')
  })
  .where('id', router.matchers.number())
  .prefix('/api/employees/:id/leave')
