import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { sales } = controllers.commercial

router
  .group(() => {
    secure(router.get('summary', [sales.SalesFigures, 'summary']), 'commercial.summary')
    secure(router.get('board', [sales.SalesFigures, 'board']), 'pipeline.view')
    secure(router.get('analysis', [sales.SalesFigures, 'analysis']), 'commercial.analysis')
    secure(router.get('performance', [sales.SalesFigures, 'performance']), 'commercial.performance')
    secure(router.get('visits', [sales.SalesFigures, 'visits']), 'commercial.performance')
    secure(router.post('analysis/exports', [sales.SalesReports, 'analysis']), 'commercial.analysis')
    secure(
      router.post('performance/exports', [sales.SalesReports, 'performance']),
      'commercial.performance'
    )
    secure(router.put('targets', [sales.SalesFigures, 'targets']), 'bd-targets.manage')
  })
  .prefix('/api/sales')
