import router from '@adonisjs/core/services/router'
import '#core/counts/openapi'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

secure(router.get('/api/counts', [controllers.core.counts.Counts, 'index']), 'counts.own')
