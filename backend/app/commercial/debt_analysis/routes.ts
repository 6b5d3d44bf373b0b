import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { DebtAnalyses } = controllers.commercial.debtAnalysis

router
  .group(() => {
    secure(router.get('', [DebtAnalyses, 'show']), 'admin.open')
    secure(router.get('documents', [DebtAnalyses, 'documents']), 'admin.open')
    secure(router.post('exports', [DebtAnalyses, 'store']), 'admin.open')
  })
  .prefix('/api/debt-analysis')
