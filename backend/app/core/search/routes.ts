import router from '@adonisjs/core/services/router'
import '#core/search/openapi'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

secure(router.get('/api/search', [controllers.core.search.Searches, 'index']), 'search.own')
