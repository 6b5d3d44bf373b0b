import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  flag,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { CONSTRAINT_KINDS } from '#production/enums/planning'
import { constraintListing } from './listing.js'
import { CONSTRAINT_ACTIONS } from './present_constraint.js'
import { createConstraintValidator, updateConstraintValidator } from './validator.js'

export const constraint = named(
  'TaskConstraint',
  object({
    ...{ id, version: whole, projectId: id, projectCode: text, projectName: text },
    ...{ projectNameAr: nullable(text), taskId: id, taskCode: text, taskName: text },
    ...{ taskNameAr: nullable(text), taskStartOn: nullable(day) },
    kind: oneOf(CONSTRAINT_KINDS.map(({ value }) => value)),
    ...{ description: text, descriptionAr: nullable(text), ownerId: id, ownerName: nullable(text) },
    ...{ leadDays: nullable(whole), fixedOn: nullable(day), neededOn: nullable(day) },
    ...{ isOpen: flag, isOverdue: flag },
    ...{ resolvedAt: nullable(instant), resolvedByName: nullable(text) },
    can: can(...CONSTRAINT_ACTIONS),
  })
)

const change = (summary: string) => ({ summary, versioned: true as const, answer: constraint })

describe('/api/task-constraints', {
  GET: { summary: 'List constraints', list: constraintListing, answer: arrayOf(constraint) },
  POST: {
    summary: 'Enter a constraint of a task',
    body: createConstraintValidator,
    answer: constraint,
    failures: [409],
  },
  'GET /:id': { summary: 'Get a constraint', answer: constraint },
  'PATCH /:id': { ...change('Change an open constraint'), body: updateConstraintValidator },
  'DELETE /:id': { summary: 'Delete an open constraint', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes of a constraint, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/resolution': { ...change('Resolve a constraint'), body: noBody },
  'DELETE /:id/resolution': change('Open a resolved constraint again'),
})
