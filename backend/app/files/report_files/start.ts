import { registerJob } from '#core/jobs/define_job'
import FileReportJob from './file_report_job.js'

registerJob(FileReportJob)
