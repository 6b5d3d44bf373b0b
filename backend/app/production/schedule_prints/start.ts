import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import PrintScheduleJob, { SCHEDULE_PRINT } from './print_schedule_job.js'

registerJob(PrintScheduleJob)

registerFileOwner(SCHEDULE_PRINT, {
  resource: 'projects',
  ability: 'schedules.view',
  record: { table: 'projects' },
})
