import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
} from '#core/openapi/schema'
import { LEFT_STATUSES } from '#people/enums/employees'
import { leavingValidator } from './validator.js'

const leaving = named(
  'Leaving',
  object({
    ...each(['id', 'jobChangeId'], id),
    ...each(['lastDayOn', 'endsOn'], day),
    status: oneOf(LEFT_STATUSES),
    immediate: flag,
    successorId: nullable(id),
    successorName: nullable(text),
    endedAt: nullable(instant),
    handovers: arrayOf(
      named(
        'LeavingHandover',
        object({
          ...each(['id', 'recordId'], id),
          ...each(['kind', 'label'], text),
          ...each(['labelAr', 'link', 'toName', 'toNameAr'], nullable(text)),
        })
      )
    ),
    can: can('move', 'withdraw'),
  })
)

describe('/api/employees', {
  'GET /:id/leaving': {
    summary: 'Get the last day of an employee with what was handed over',
    answer: object({ leaving: nullable(leaving) }),
  },
  'POST /:id/leaving': {
    summary: 'Enter or move the last day of an employee who leaves',
    body: leavingValidator,
    versioned: true,
    answer: { $ref: '#/components/schemas/Employee' },
    failures: [409],
  },
})
