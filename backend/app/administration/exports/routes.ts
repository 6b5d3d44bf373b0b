import './openapi.js'
import router from '@adonisjs/core/services/router'
import '#administration/exports/jobs/export_csv_job'
import '#administration/exports/jobs/export_xlsx_job'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

secure(
  router.post('/api/exports', [controllers.administration.exports.Exports, 'store']),
  'exports.create'
)
