import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { projectInsights } = controllers.engineering

secure(
  router.get('/api/project-insights', [projectInsights.ProjectInsights, 'show']),
  'project-insights.open'
)
