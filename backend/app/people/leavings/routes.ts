import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { Leavings } = controllers.people.leavings

router
  .group(() => {
    secure(router.get('', [Leavings, 'show']), 'people.open')
    secure(router.post('', [Leavings, 'store']), 'employees.manage')
  })
  .where('id', router.matchers.number())
  .prefix('/api/employees/:id/leaving')
