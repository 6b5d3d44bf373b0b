import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  decimal,
  id,
  instant,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { PROJECT_STATUSES } from '#production/enums/project_statuses'
import { projectListing } from './listing.js'
import { projectStepValidator } from './validator.js'

const STATUS = oneOf(PROJECT_STATUSES.map(({ value }) => value))

const project = named(
  'Project',
  object({
    id,
    version: whole,
    code: text,
    name: text,
    nameAr: nullable(text),
    quotationId: nullable(id),
    quotationNumber: nullable(text),
    clientId: nullable(id),
    clientName: nullable(text),
    endUser: nullable(text),
    location: nullable(text),
    city: nullable(text),
    projectType: nullable(text),
    productTypes: arrayOf(text),
    bdmInitials: nullable(text),
    currency: text,
    status: STATUS,
    nextStatuses: arrayOf(STATUS),
    areaSqm: nullable(decimal),
    contractValue: nullable(money),
    createdAt: instant,
    updatedAt: instant,
    can: can('update', 'delete'),
    allowedActions: arrayOf(text),
  })
)

describe('/api/projects', {
  GET: { summary: 'List projects', list: projectListing, answer: arrayOf(project) },
  'GET /lookup': {
    summary: 'Look up projects',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(
      named(
        'ProjectOption',
        object({ id, label: text, code: text, name: text, nameAr: nullable(text) })
      )
    ),
  },
  'GET /:id': { summary: 'Get a project', answer: project },
  'POST /:id/steps': {
    summary: 'Change the status of a project',
    versioned: true,
    body: projectStepValidator,
    answer: project,
  },
  'GET /:id/history': {
    summary: 'List the changes of a project, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
})
