import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { SiteReports, SiteReportDecisions, SiteReportPhotos, SiteReportPrints } =
  controllers.production.siteReports
const VIEW = 'site-reports.view'
const WRITE = 'site-reports.manage'
const DECIDE = 'site-reports.approve'

router
  .group(() => {
    secure(router.get('', [SiteReports, 'index']), VIEW)
    secure(router.post('', [SiteReports, 'store']), WRITE)
    secure(router.get('projects', [SiteReports, 'projects']), WRITE)
    secure(router.get('tasks', [SiteReports, 'tasks']), WRITE)
    secure(router.get(':id', [SiteReports, 'show']), VIEW)
    secure(router.patch(':id', [SiteReports, 'update']), WRITE)
    secure(router.delete(':id', [SiteReports, 'destroy']), WRITE)
    secure(router.get(':id/history', [SiteReports, 'history']), VIEW)
    secure(router.post(':id/photos', [SiteReportPhotos, 'store']), WRITE)
    secure(router.delete(':id/photos/:fileId', [SiteReportPhotos, 'destroy']), WRITE)
    secure(router.get(':id/prints', [SiteReportPrints, 'index']), VIEW)
    secure(router.post(':id/prints', [SiteReportPrints, 'store']), VIEW)
    secure(router.post(':id/submit', [SiteReportDecisions, 'submit']), WRITE)
    secure(router.post(':id/approve', [SiteReportDecisions, 'approve']), DECIDE)
    secure(router.post(':id/return', [SiteReportDecisions, 'return']), DECIDE)
  })
  .where('id', router.matchers.number())
  .where('fileId', router.matchers.number())
  .prefix('/api/site-reports')
