import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { auditLogs } = controllers.administration

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('audit-logs', [auditLogs.AuditLogs, 'index']), 'audit.view')
    secure(router.get('audit-logs/verify', [auditLogs.AuditLogs, 'verify']), 'audit.view')
    secure(
      router.get('audit-logs/:id', [auditLogs.AuditLogs, 'show']).where('id', id),
      'audit.view'
    )
  })
  .prefix('/api')
