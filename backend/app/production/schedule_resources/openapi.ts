import { describe } from '#core/openapi/registry'
import {
  arrayOf,
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
import { DOWNTIME_KINDS } from './downtime_kinds.js'

/** Days on which there is one unit less of a resource, since its machine or its person is away. */
export const downtime = named(
  'ResourceDowntime',
  object({
    kind: oneOf([...DOWNTIME_KINDS]),
    fromOn: nullable(day),
    backOn: nullable(day),
    isOpen: flag,
  })
)

describe('/api/schedule-resources', {
  'GET /:id/availability': {
    summary: 'Get how the machine and the person of a resource stand',
    answer: named(
      'ResourceAvailability',
      object({
        machine: nullable(
          object({
            id,
            ...each(['name', 'status'], nullable(text)),
            downtime: arrayOf(downtime),
          })
        ),
        isUserActive: nullable(flag),
        absences: arrayOf(downtime),
      })
    ),
  },
})
