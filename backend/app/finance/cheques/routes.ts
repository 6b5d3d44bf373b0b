import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { Cheques, ChequeSteps } = controllers.finance.cheques
const MANAGE = 'cheques.manage'

router
  .group(() => {
    secure(router.get('', [Cheques, 'index']), 'cheques.view')
    secure(router.post('deposits', [ChequeSteps, 'deposits']), MANAGE)
  })
  .prefix('/api/cheques')

router
  .group(() => {
    secure(router.get('', [Cheques, 'show']), 'cheques.view')
    secure(router.get('history', [Cheques, 'history']), 'cheques.view')
    secure(router.post('deposit', [ChequeSteps, 'deposit']), MANAGE)
    secure(router.post('redeposit', [ChequeSteps, 'redeposit']), MANAGE)
    secure(router.post('clear', [ChequeSteps, 'clear']), MANAGE)
    secure(router.post('bounce', [ChequeSteps, 'bounce']), MANAGE)
    secure(router.post('return', [ChequeSteps, 'giveBack']), MANAGE)
    secure(router.post('replace', [ChequeSteps, 'replace']), MANAGE)
    secure(router.post('stop', [ChequeSteps, 'stop']), MANAGE)
    secure(router.post('void', [ChequeSteps, 'void']), MANAGE)
  })
  .where('id', router.matchers.number())
  .prefix('/api/cheques/:id')
