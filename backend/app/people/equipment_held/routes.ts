import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import { arrayOf, day, each, flag, id, named, nullable, object, text } from '#core/openapi/schema'

const { EquipmentHeld } = controllers.people.equipmentHeld

secure(
  router
    .get('/api/employees/:id/equipment', [EquipmentHeld, 'index'])
    .where('id', router.matchers.number()),
  'people.open'
)

const held = named(
  'HeldEquipment',
  object({
    ...each(['id', 'equipmentId'], id),
    ...each(['tag', 'name'], text),
    ...each(['nameAr', 'serialNo', 'projectName'], nullable(text)),
    outOn: day,
    expectedReturnOn: nullable(day),
    isOverdue: flag,
  })
)

describe('/api/employees', {
  'GET /:id/equipment': {
    summary: 'List the equipment that a person has in custody',
    answer: arrayOf(held),
  },
})
