import router from '@adonisjs/core/services/router'
import '#administration/openapi'
import '#administration/exports/audit_logs'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { administration } = controllers
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('lists', [administration.Lists, 'index']), 'lists.view')
    secure(
      router.get('lists/:name', [administration.Lists, 'show']).where('name', /^[a-z-]+$/),
      'lists.view'
    )
    secure(router.get('saved-views', [administration.SavedViews, 'index']), 'saved-views.own')
    secure(router.post('saved-views', [administration.SavedViews, 'store']), 'saved-views.own')
    secure(
      router.patch('saved-views/:id', [administration.SavedViews, 'update']).where('id', id),
      'saved-views.own'
    )
    secure(
      router.delete('saved-views/:id', [administration.SavedViews, 'destroy']).where('id', id),
      'saved-views.own'
    )
    secure(router.get('audit-logs', [administration.AuditLogs, 'index']), 'audit.view')
    secure(router.get('audit-logs/verify', [administration.AuditLogs, 'verify']), 'audit.view')
    secure(
      router.get('audit-logs/:id', [administration.AuditLogs, 'show']).where('id', id),
      'audit.view'
    )
  })
  .prefix('/api')
