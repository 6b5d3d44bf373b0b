import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  flag,
  id,
  named,
  nullable,
  object,
  oneOf,
  text,
} from '#core/openapi/schema'
import { EMPLOYEE_STATUSES } from '#people/enums/employees'
import { JOB_FIELDS } from '#people/job_history/job_on'
import { jobChangeValidator } from './validator.js'

const job = {
  departmentId: nullable(id),
  departmentName: nullable(text),
  managerId: nullable(id),
  managerName: nullable(text),
  ...each(['position', 'positionAr', 'location', 'grade', 'employmentType'], nullable(text)),
  status: nullable(oneOf(EMPLOYEE_STATUSES.map(({ value }) => value))),
  endOn: nullable(day),
  endReason: nullable(text),
}

const changes = arrayOf(
  named(
    'JobChange',
    object({
      id,
      kind: oneOf(['joined', 'changed', 'left', 'returned']),
      effectiveOn: day,
      stated: arrayOf(oneOf(JOB_FIELDS)),
      ...job,
      reason: nullable(text),
      createdByName: nullable(text),
      isPlanned: flag,
      can: can('delete'),
    })
  )
)

describe('/api/employees', {
  'GET /:id/job-changes': {
    summary: 'List the changes of job of an employee, the latest day first',
    answer: changes,
  },
  'POST /:id/job-changes': {
    summary: 'Change the job of an employee from a day on',
    body: jobChangeValidator,
    versioned: true,
    answer: changes,
    status: 201,
  },
  'DELETE /:id/job-changes/:changeId': {
    summary: 'Call off a change of job whose day has not come',
    versioned: true,
  },
  'GET /:id/job': {
    summary: 'Get the job of an employee as of a day',
    query: { on: day },
    answer: named('DatedJob', object({ on: day, joined: flag, ...job })),
  },
})
