import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { TaskConstraints, ConstraintResolutions } = controllers.production.taskConstraints
const VIEW = 'planning.view'
const WRITE = 'planning.report'

router
  .group(() => {
    secure(router.get('', [TaskConstraints, 'index']), VIEW)
    secure(router.post('', [TaskConstraints, 'store']), WRITE)
    secure(router.get(':id', [TaskConstraints, 'show']), VIEW)
    secure(router.patch(':id', [TaskConstraints, 'update']), WRITE)
    secure(router.delete(':id', [TaskConstraints, 'destroy']), WRITE)
    secure(router.get(':id/history', [TaskConstraints, 'history']), VIEW)
    secure(router.post(':id/resolution', [ConstraintResolutions, 'store']), WRITE)
    secure(router.delete(':id/resolution', [ConstraintResolutions, 'destroy']), WRITE)
  })
  .where('id', router.matchers.number())
  .prefix('/api/task-constraints')
