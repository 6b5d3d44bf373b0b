import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import { arrayOf, id, named, nullable, object, text } from '#core/openapi/schema'
import { registerResource } from '#core/resources/register_resource'
import { warehouses } from './resource.js'

const { WarehouseLookups, Warehouses } = controllers.procurement.warehouses

registerResource(warehouses, Warehouses)
secure(router.get('/api/warehouses/lookup', [WarehouseLookups, 'index']), 'materials.lookup')

describe('/api/warehouses', {
  'GET /lookup': {
    summary: 'Look up open warehouses',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(named('WarehouseOption', object({ id, label: text, nameAr: nullable(text) }))),
  },
})
