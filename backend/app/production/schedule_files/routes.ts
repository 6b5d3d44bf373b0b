import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const files = controllers.production.scheduleFiles
const id = router.matchers.number()

router
  .group(() => {
    secure(router.post('imports', [files.ScheduleImports, 'store']), 'schedules.manage')
    secure(
      router.get('imports/:importId', [files.ScheduleImports, 'show']).where('importId', id),
      'schedules.manage'
    )
    secure(
      router
        .post('imports/:importId/apply', [files.ScheduleImportApplications, 'store'])
        .where('importId', id),
      'schedules.manage'
    )
    secure(router.post('exports', [files.ScheduleExports, 'store']), 'schedules.view')
  })
  .prefix('/api/projects/:id/schedule')
  .where('id', id)
