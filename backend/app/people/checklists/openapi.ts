import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { CHECKLIST_KINDS, CHECKLIST_STATUSES, ITEM_OWNERS } from '#people/enums/checklists'
import { checklistItemListing, checklistListing } from './listing.js'
import { completionValidator, createChecklistValidator } from './validator.js'

const kind = oneOf(CHECKLIST_KINDS.map(({ value }) => value))

const fields = {
  ...each(['id', 'employeeId', 'departmentId'], id),
  ...each(['version', 'itemCount', 'doneCount'], whole),
  ...each(['name', 'nameAr', 'employeeNumber', 'employeeName', 'employeeNameAr'], text),
  kind,
  status: oneOf(CHECKLIST_STATUSES),
  anchorOn: day,
  nextDueOn: nullable(day),
}
const item = named(
  'ChecklistItem',
  object({
    ...each(['id', 'checklistId', 'employeeId'], id),
    version: whole,
    kind,
    ...each(['employeeName', 'employeeNameAr', 'title', 'titleAr'], text),
    owner: oneOf(ITEM_OWNERS.map(({ value }) => value)),
    ownerUserId: nullable(id),
    ...each(['ownerName', 'doneByName', 'note'], nullable(text)),
    dueOn: day,
    doneAt: nullable(instant),
    can: can('complete', 'reopen'),
  })
)
const row = named('ChecklistRow', object(fields))
const checklist = named(
  'Checklist',
  object({ ...fields, items: arrayOf(item), can: can('cancel') })
)
const step = (summary: string) => ({
  summary,
  versioned: true as const,
  answer: checklist,
  failures: [409],
})

describe('/api/checklists', {
  GET: {
    summary: 'List onboarding and leaving checklists',
    list: checklistListing,
    answer: arrayOf(row),
  },
  'GET /:id': { summary: 'Get a checklist', answer: checklist },
  'GET /:id/history': {
    summary: 'List the changes of a checklist, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/cancel': step('Cancel a checklist'),
})

describe('/api/checklist-items', {
  GET: {
    summary: 'List the items of checklists that are yours to do',
    list: checklistItemListing,
    answer: arrayOf(item),
  },
  'POST /:id/complete': {
    ...step('Mark an item of a checklist as done'),
    body: completionValidator,
  },
  'POST /:id/reopen': step('Mark an item of a checklist as open again'),
})

describe('/api/employees', {
  'GET /:id/checklists': {
    summary: 'List the checklists of a person with their items',
    answer: arrayOf(checklist),
  },
  'POST /:id/checklists': {
    summary: 'Make a checklist of a template for a person',
    body: createChecklistValidator,
    status: 201,
    answer: checklist,
  },
})
