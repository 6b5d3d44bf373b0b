import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { SystemHealth } = controllers.administration.systemHealth

secure(router.get('/api/system-health', [SystemHealth, 'index']), 'system-health.view')
