import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import WriteReportJob, { reportOwner } from './write_report_job.js'
import type { ReportName } from '#commercial/reports/report_request'
import { REPORTS } from './report_kinds.js'

registerJob(WriteReportJob)

for (const name of Object.keys(REPORTS) as ReportName[])
  registerFileOwner(reportOwner(name), {
    resource: REPORTS[name].resource,
    ability: REPORTS[name].ability,
    also: ({ id }, file) => file.createdBy === id,
  })
