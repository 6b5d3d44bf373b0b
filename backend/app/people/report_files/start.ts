import { registerJob } from '#core/jobs/define_job'
import { registerFileOwner } from '#files/shared/file_owners'
import { peopleFor } from '#people/reports/report_people'
import WriteReportJob, { REPORT_FILES } from './write_report_job.js'

registerJob(WriteReportJob)

const resource = 'hr-reports'

registerFileOwner(REPORT_FILES.pay, {
  ...{ resource, ability: 'employees.pay' },
  also: ({ id }, file) => file.createdBy === id,
})

registerFileOwner(REPORT_FILES.everyone, {
  ...{ resource, ability: 'employees.private' },
  also: ({ id }, file) => file.createdBy === id,
})

registerFileOwner(REPORT_FILES.team, {
  ...{ resource, ability: 'people.open' },
  also: async ({ id }, file) =>
    file.createdBy === id && (await peopleFor({ userId: id, abilities: new Set() })) !== 'nobody',
})
