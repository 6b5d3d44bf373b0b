import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import { arrayOf, can, day, id, named, nullable, object, text } from '#core/openapi/schema'
import { registerResource } from '#core/resources/register_resource'
import { departments } from './resource.js'
import { moveValidator } from './validator.js'

const { DepartmentLookups, DepartmentMoves, Departments } = controllers.people.departments

registerResource(departments, Departments)

router
  .group(() => {
    secure(router.get('lookup', [DepartmentLookups, 'index']), 'people.open')
    secure(router.get(':id/moves', [DepartmentMoves, 'index']), 'people.open')
    secure(router.post(':id/moves', [DepartmentMoves, 'store']), 'departments.manage')
    secure(router.delete(':id/moves/:moveId', [DepartmentMoves, 'destroy']), 'departments.manage')
  })
  .where('id', router.matchers.number())
  .where('moveId', router.matchers.number())
  .prefix('/api/departments')

const moves = arrayOf(
  named(
    'DepartmentMove',
    object({
      id,
      parentDepartmentId: nullable(id),
      parentDepartmentName: nullable(text),
      effectiveOn: day,
      reason: nullable(text),
      can: can('delete'),
    })
  )
)

describe('/api/departments', {
  'GET /lookup': {
    summary: 'Look up departments',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(named('DepartmentOption', object({ id, label: text, nameAr: text }))),
  },
  'GET /:id/moves': {
    summary: 'List where a department belongs, the latest day first',
    answer: moves,
  },
  'POST /:id/moves': {
    summary: 'Move a department from a day on',
    body: moveValidator,
    versioned: true,
    answer: moves,
    status: 201,
  },
  'DELETE /:id/moves/:moveId': {
    summary: 'Call off a move that has not taken effect',
    versioned: true,
  },
})
