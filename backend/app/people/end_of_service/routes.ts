import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { endOfService } = controllers.people

router
  .group(() => {
    secure(router.get('', [endOfService.EndOfService, 'index']), 'employees.pay')
    secure(router.post('exports', [endOfService.EndOfService, 'export']), 'employees.pay')
  })
  .prefix('/api/end-of-service')
