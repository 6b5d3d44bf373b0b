import router from '@adonisjs/core/services/router'
import { secure } from '#core/http/secure'
import { describe } from './registry.js'
import { anything } from './schema.js'

const OpenapiController = () => import('#core/openapi/openapi_controller')

secure(router.get('/api/openapi.json', [OpenapiController, 'show']), 'api.describe')

describe('/api/openapi.json', { GET: { summary: 'Get this document', answer: anything } })
