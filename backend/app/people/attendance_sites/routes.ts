import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { registerResource } from '#core/resources/register_resource'
import { attendanceSites } from './resource.js'
import { posterValidator } from './validator.js'

const { AttendancePosters, AttendanceSites } = controllers.people.attendanceSites
const MANAGE = 'employees.manage'

registerResource(attendanceSites, AttendanceSites)
router
  .group(() => {
    secure(router.post(':id/code', [AttendancePosters, 'renew']), MANAGE)
    secure(router.post(':id/prints', [AttendancePosters, 'print']), MANAGE)
  })
  .where('id', router.matchers.number())
  .prefix('/api/attendance-sites')

describe('/api/attendance-sites', {
  'POST /:id/code': {
    summary: 'Renew the code of an attendance site; its posters have to be printed again',
    versioned: true,
    answer: { $ref: '#/components/schemas/AttendanceSite' },
  },
  'POST /:id/prints': {
    summary: 'Print the poster of an attendance site as PDF, as a job',
    ...{ body: posterValidator, answer: job, status: 202 },
  },
})
