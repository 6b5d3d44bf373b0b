import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import { arrayOf, day, decimal, each, id, named, nullable, object } from '#core/openapi/schema'
import { oneOf, text } from '#core/openapi/schema'
import { registerResource } from '#core/resources/register_resource'
import { COST_HEADS } from '#engineering/enums/bill'
import { assemblies } from './resource.js'
import { assemblyLinesValidator } from './validator.js'

const { Assemblies, AssemblyLines, AssemblyLookups } = controllers.engineering.assemblies

registerResource(assemblies, Assemblies)
secure(router.get('/api/assemblies/lookup', [AssemblyLookups, 'index']), 'quotations.margin')
secure(
  router
    .post('/api/assemblies/:id/lines', [AssemblyLines, 'store'])
    .where('id', router.matchers.number()),
  'quotations.margin'
)

describe('/api/assemblies', {
  'GET /lookup': {
    summary: 'Look up assemblies with what they ask for',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(
      named(
        'AssemblyOption',
        object({
          ...{ id, label: text, name: text, nameAr: text },
          parameters: arrayOf(
            object({ ...each(['name', 'label', 'labelAr'], text), initial: decimal })
          ),
        })
      )
    ),
  },
  'POST /:id/lines': {
    summary: 'The lines that an assembly writes for its parameters',
    body: assemblyLinesValidator,
    answer: arrayOf(
      named(
        'AssemblyLine',
        object({
          ...{ description: text, descriptionAr: nullable(text), unit: nullable(text) },
          ...{ quantity: decimal, unitRate: nullable(decimal), unitCost: nullable(decimal) },
          ...{ costHead: nullable(oneOf(COST_HEADS)), rateOn: nullable(day) },
        })
      )
    ),
  },
})
