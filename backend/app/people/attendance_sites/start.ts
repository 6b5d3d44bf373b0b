import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import PrintPosterJob, { ATTENDANCE_POSTER } from './pdf/print_poster_job.js'

registerJob(PrintPosterJob)

registerFileOwner(ATTENDANCE_POSTER, {
  resource: 'attendance-sites',
  ability: 'employees.manage',
  record: { table: 'attendance_sites' },
})
