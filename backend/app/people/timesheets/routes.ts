import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { Timesheets, TimesheetSteps } = controllers.people.timesheets
// whose week is decided one by one
const OPEN = 'people.open'

router
  .group(() => {
    secure(router.get('', [Timesheets, 'index']), OPEN)
    secure(router.get('week', [Timesheets, 'week']), OPEN)
    secure(router.put('week', [Timesheets, 'save']), OPEN)
    secure(router.get('team', [Timesheets, 'team']), OPEN)
    secure(router.get('projects', [Timesheets, 'projects']), OPEN)
    secure(router.get('projects/:id/tasks', [Timesheets, 'tasks']), OPEN)
    secure(router.post('batches', [TimesheetSteps, 'lock']), 'employees.manage')
    secure(router.get(':id', [Timesheets, 'show']), OPEN)
    secure(router.get(':id/history', [Timesheets, 'history']), OPEN)
    secure(router.post(':id/submit', [TimesheetSteps, 'submit']), OPEN)
    secure(router.post(':id/recall', [TimesheetSteps, 'recall']), OPEN)
    secure(router.post(':id/approve', [TimesheetSteps, 'approve']), OPEN)
    secure(router.post(':id/return', [TimesheetSteps, 'return']), OPEN)
    secure(router.post(':id/reopen', [TimesheetSteps, 'reopen']), 'employees.manage')
  })
  .where('id', router.matchers.number())
  .prefix('/api/timesheets')
