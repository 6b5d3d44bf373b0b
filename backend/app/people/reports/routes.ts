import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { HrReports, HrReportFiles, HrReportRows } = controllers.people.reports

router
  .group(() => {
    secure(router.get('', [HrReports, 'index']), 'people.open')
    secure(router.get(':name', [HrReports, 'show']), 'people.open')
    secure(router.get(':name/rows', [HrReportRows, 'index']), 'people.open')
    secure(router.post(':name/exports', [HrReportFiles, 'store']), 'people.open')
  })
  .prefix('/api/hr-reports')
