import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  flag,
  id,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { consumptionListing } from './listing.js'
import { materialSumsListing, monthSumsListing } from './sums_listing.js'
import {
  entriesValidator,
  installValidator,
  materialEntriesValidator,
  planRowsValidator,
  progressValidator,
  updatePlanValidator,
} from './validator.js'

const row = {
  id,
  projectId: id,
  code: text,
  projectName: text,
  projectNameAr: nullable(text),
  materialId: id,
  materialCode: text,
  materialName: text,
  materialNameAr: nullable(text),
  category: text,
  unit: text,
  ...each(['planned', 'progress', 'allowance'], nullable(decimal)),
  ...each(['theoretical', 'issued', 'returned', 'net', 'installed', 'onSite'], decimal),
  wastage: nullable(decimal),
  progressFrom: oneOf(['schedule', 'reports']),
  over: flag,
  overBy: nullable(oneOf(['allowance', 'whole_plan', 'no_plan'])),
  cost: nullable(money),
}
const consumption = named('Consumption', object(row))

const plan = object({
  id,
  version: whole,
  progressOn: nullable(day),
  updatedBy: nullable(text),
  can: can('update', 'delete'),
})

const month = object({
  month: text,
  ...each(['progress', 'theoretical', 'net', 'installed'], decimal),
  wastage: nullable(decimal),
  cost: nullable(money),
})

const entry = named(
  'ConsumptionEntry',
  object({
    kind: oneOf(['movement', 'installation', 'order', 'progress', 'task']),
    id,
    recordId: nullable(id),
    number: nullable(text),
    on: nullable(day),
    note: nullable(text),
    quantity: nullable(decimal),
    percent: nullable(decimal),
    value: nullable(money),
  })
)

const saved = object({ id, version: whole })

describe('/api/consumption', {
  GET: {
    summary: 'List materials by project with plan, issues, installation and wastage',
    list: consumptionListing,
    answer: arrayOf(consumption),
  },
  'POST /plans': {
    summary: 'Plan materials of a project',
    body: planRowsValidator,
    answer: object({ created: whole, updated: whole }),
  },
  'PATCH /:id/plan': {
    summary: 'Change the plan of a material',
    body: updatePlanValidator,
    answer: saved,
  },
  'DELETE /:id/plan': { summary: 'Delete the plan of a material' },
  'POST /:id/progress': {
    summary: 'Report the progress of the work that takes a material',
    body: progressValidator,
    answer: saved,
  },
  'GET /:id': {
    summary: 'Get a material of a project by month',
    answer: named(
      'ConsumptionDetail',
      object({ ...row, overSinceOn: nullable(day), plan: nullable(plan), months: arrayOf(month) })
    ),
  },
  'GET /:id/entries': {
    summary: 'List the rows behind a figure of a material',
    query: entriesValidator,
    answer: arrayOf(entry),
  },
  'POST /:id/installations': {
    summary: 'Record what was installed on site',
    body: installValidator,
    answer: consumption,
  },
})

const material = {
  id,
  materialId: id,
  materialCode: text,
  materialName: text,
  materialNameAr: nullable(text),
  category: text,
  unit: text,
  ...each(['issued', 'returned', 'net', 'installed'], decimal),
  cost: nullable(money),
}

describe('/api/consumption-materials', {
  GET: {
    summary: 'List materials over all projects',
    list: materialSumsListing,
    answer: arrayOf(
      named(
        'ConsumptionMaterial',
        object({
          ...material,
          ...each(['planned', 'theoretical', 'onSite'], decimal),
          wastage: nullable(decimal),
          ...each(['projects', 'overProjects'], whole),
        })
      )
    ),
  },
  'GET /:id/entries': {
    summary: 'List the rows behind a figure of a material over all projects or one',
    query: materialEntriesValidator,
    answer: arrayOf(
      named(
        'ConsumptionMaterialEntry',
        object({
          id,
          kind: oneOf(['movement', 'installation', 'order']),
          recordId: nullable(id),
          number: nullable(text),
          on: day,
          note: nullable(text),
          projectId: id,
          code: text,
          projectName: text,
          projectNameAr: nullable(text),
          quantity: decimal,
          value: nullable(money),
        })
      )
    ),
  },
})

describe('/api/consumption-months', {
  GET: {
    summary: 'List materials by month, of all projects together or of those that are named',
    list: monthSumsListing,
    answer: arrayOf(
      named(
        'ConsumptionMonth',
        object({
          ...material,
          month: text,
          projectId: nullable(id),
          ...each(['code', 'projectName', 'projectNameAr'], nullable(text)),
        })
      )
    ),
  },
})
