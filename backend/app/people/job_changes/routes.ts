import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { jobChanges } = controllers.people

router
  .group(() => {
    secure(router.get('job-changes', [jobChanges.JobChanges, 'index']), 'people.open')
    secure(router.post('job-changes', [jobChanges.JobChanges, 'store']), 'employees.manage')
    secure(
      router.delete('job-changes/:changeId', [jobChanges.JobChanges, 'destroy']),
      'employees.manage'
    )
    secure(router.get('job', [jobChanges.DatedJobs, 'show']), 'people.open')
  })
  .where('id', router.matchers.number())
  .where('changeId', router.matchers.number())
  .prefix('/api/employees/:id')
