import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import PrintPlanningJob, { PLANNING_PRINT } from './print_planning_job.js'

registerJob(PrintPlanningJob)

registerFileOwner(PLANNING_PRINT, {
  resource: 'projects',
  ability: 'planning.view',
  record: { table: 'projects' },
})
