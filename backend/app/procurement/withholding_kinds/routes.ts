import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import { arrayOf, decimal, id, named, nullable, object, text } from '#core/openapi/schema'
import { registerResource } from '#core/resources/register_resource'
import { withholdingKinds } from './resource.js'

const { WithholdingKinds, WithholdingKindLookups } = controllers.procurement.withholdingKinds

registerResource(withholdingKinds, WithholdingKinds)
secure(router.get('/api/withholding-kinds/lookup', [WithholdingKindLookups, 'index']), 'bills.view')

describe('/api/withholding-kinds', {
  'GET /lookup': {
    summary: 'Look up the kinds of withholding tax in use',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(
      named(
        'WithholdingKindOption',
        object({ id, label: text, nameAr: text, rate: nullable(decimal) })
      )
    ),
  },
})
