import router from '@adonisjs/core/services/router'
import '#core/backup/openapi'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

secure(router.get('/api/backups/last', [controllers.core.backup.Backups, 'show']), 'admin.open')
