import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { debtAnalysis } = controllers.commercial

secure(router.get('/api/debt-analysis', [debtAnalysis.DebtAnalyses, 'show']), 'admin.open')
