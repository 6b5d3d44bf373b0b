import { registerJob } from '#core/jobs/define_job'
import BuildMonthSheetJob from './build_sheet_job.js'
import LockTimesheetsJob from './lock_timesheets_job.js'

registerJob(BuildMonthSheetJob)
registerJob(LockTimesheetsJob)
