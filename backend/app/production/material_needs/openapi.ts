import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  flag,
  id,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { NEED_STATES } from './need_state.js'
import { createNeedsValidator, updateNeedValidator } from './validator.js'

const need = named(
  'MaterialNeed',
  object({
    ...each(['id', 'taskId', 'materialId'], id),
    ...each(['version', 'leadDays'], whole),
    ...each(['taskCode', 'taskName', 'materialCode', 'materialName', 'unit'], text),
    ...each(['taskNameAr', 'materialNameAr', 'note'], nullable(text)),
    ...each(['startsOn', 'needByOn', 'requestedByOn', 'promisedOn', 'readyOn'], nullable(day)),
    finished: flag,
    ...each(['quantity', 'requested', 'ordered', 'received'], decimal),
    state: oneOf([...NEED_STATES]),
    requests: arrayOf(
      object({
        id,
        ...each(['number', 'status'], text),
        needByOn: nullable(day),
        quantity: decimal,
      })
    ),
    supply: arrayOf(
      object({
        ...each(['orderId', 'lineId'], id),
        ...each(['number', 'vendorName'], text),
        ...each(['received', 'promised'], flag),
        on: nullable(day),
        quantity: decimal,
      })
    ),
  })
)
const needs = named(
  'MaterialNeeds',
  object({
    projectId: id,
    asOf: day,
    can: can('update', 'request', 'openOrders', 'openRequests'),
    needs: arrayOf(need),
    tasks: arrayOf(
      object({ taskId: id, readyOn: nullable(day), ...each(['complete', 'late'], flag) })
    ),
  })
)

describe('/api/projects/:id/material-needs', {
  GET: { summary: 'Get the material that tasks need and when it is ready', answer: needs },
  POST: {
    summary: 'State the material that tasks need',
    body: createNeedsValidator,
    answer: needs,
    status: 201,
  },
})

describe('/api/material-needs', {
  'PATCH /:id': {
    summary: 'Change the material that a task needs',
    versioned: true,
    body: updateNeedValidator,
    answer: needs,
  },
  'DELETE /:id': { summary: 'Delete a material need of a task', versioned: true },
})
