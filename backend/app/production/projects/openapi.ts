import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  id,
  instant,
  money,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { CONTRACT_TYPES } from '#production/enums/contract_types'
import { PROJECT_STATUSES } from '#production/enums/project_statuses'
import { projectListing } from './listing.js'
import { projectDecisions } from './states.js'
import {
  createProjectValidator,
  projectStepValidator,
  updateProjectValidator,
} from './validator.js'

/** Degrees, negative in the south and the west. */
const coordinate = { type: 'string', pattern: '^-?\\d{1,3}\\.\\d{6}$' }

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
    consultant: nullable(text),
    mainContractor: nullable(text),
    contractType: nullable(oneOf(CONTRACT_TYPES.map(({ value }) => value))),
    description: nullable(text),
    ...each(['plannedStartOn', 'plannedFinishOn', 'completedOn', 'handedOverOn'], nullable(day)),
    defectsMonths: nullable(whole),
    noticeDays: nullable(whole),
    defectsEndOn: nullable(day),
    managerId: nullable(id),
    managerName: nullable(text),
    siteEngineerId: nullable(id),
    siteEngineerName: nullable(text),
    latitude: nullable(coordinate),
    longitude: nullable(coordinate),
    currency: text,
    status: STATUS,
    nextStatuses: arrayOf(STATUS),
    areaSqm: nullable(decimal),
    // of the approved quotation, with VAT
    contractValue: nullable(money),
    // before VAT: as signed or offered, and with approved variations; null without either
    originalValue: nullable(money),
    revisedValue: nullable(money),
    // by its plan: null without one, and to those who may not see schedules
    percentComplete: nullable(number),
    forecastOn: nullable(day),
    daysLate: nullable(whole),
    createdAt: instant,
    updatedAt: instant,
    can: can('update', 'delete', ...projectDecisions.actions),
    allowedActions: arrayOf(text),
  })
)

describe('/api/projects', {
  GET: { summary: 'List projects', list: projectListing, answer: arrayOf(project) },
  POST: {
    summary: 'Enter a project that has no quotation',
    body: createProjectValidator,
    answer: project,
  },
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
  'PATCH /:id': {
    summary: 'Change a project',
    versioned: true,
    body: updateProjectValidator,
    answer: project,
  },
  'POST /:id/steps': {
    summary: 'Change the status of a project',
    versioned: true,
    body: projectStepValidator,
    answer: project,
  },
  'POST /:id/approve': {
    summary: 'Approve a project that was entered by hand',
    versioned: true,
    body: commentValidator,
    answer: project,
  },
  'POST /:id/reject': {
    summary: 'Reject a project that was entered by hand',
    versioned: true,
    body: reasonValidator,
    answer: project,
  },
  'GET /:id/history': {
    summary: 'List the changes of a project, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
})
