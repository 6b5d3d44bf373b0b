import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  each,
  id,
  money,
  named,
  nullable,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { liabilityFileValidator, liabilityValidator } from './validator.js'

const sums = { ...each(['award', 'resigned'], money), withoutPay: whole }
const department = {
  departmentId: id,
  ...each(['departmentName', 'departmentNameAr'], text),
}

const row = named(
  'LiabilityRow',
  object({
    employeeId: id,
    ...each(['number', 'name', 'nameAr'], text),
    ...department,
    joinOn: day,
    ...each(['years', 'days', 'suspendedDays'], whole),
    ...each(['wage', 'award', 'resigned'], nullable(money)),
  })
)

describe('/api/end-of-service', {
  GET: {
    summary: 'Get the end-of-service liability for everyone as of a day; each look is logged',
    query: liabilityValidator,
    answer: named(
      'EndOfServiceLiability',
      object({
        ...{ asOf: day, currency: text, count: whole, rows: arrayOf(row) },
        totals: object(sums),
        departments: arrayOf(object({ ...department, people: whole, ...sums })),
      })
    ),
  },
  'POST /exports': {
    summary: 'Write the end-of-service liability into a file, as a job',
    body: liabilityFileValidator,
    answer: job,
    status: 202,
  },
})
