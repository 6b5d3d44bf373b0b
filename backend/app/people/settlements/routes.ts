import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { Leavers, Settlements, SettlementDecisions, SettlementPrints } =
  controllers.people.settlements
const VIEW = 'settlements.view'
const WRITE = 'settlements.manage'
const DECIDE = 'settlements.approve'

router
  .group(() => {
    secure(router.get('', [Settlements, 'index']), VIEW)
    secure(router.post('', [Settlements, 'store']), WRITE)
    secure(router.get('leavers', [Leavers, 'index']), WRITE)
    secure(router.get(':id', [Settlements, 'show']), VIEW)
    secure(router.patch(':id', [Settlements, 'update']), WRITE)
    secure(router.delete(':id', [Settlements, 'destroy']), WRITE)
    secure(router.get(':id/history', [Settlements, 'history']), VIEW)
    secure(router.get(':id/prints', [SettlementPrints, 'index']), VIEW)
    secure(router.post(':id/prints', [SettlementPrints, 'store']), VIEW)
    secure(router.post(':id/submit', [SettlementDecisions, 'submit']), WRITE)
    secure(router.post(':id/approve', [SettlementDecisions, 'approve']), DECIDE)
    secure(router.post(':id/reject', [SettlementDecisions, 'reject']), DECIDE)
    secure(router.post(':id/cancel', [SettlementDecisions, 'cancel']), WRITE)
    secure(router.post(':id/pay', [SettlementDecisions, 'pay']), WRITE)
  })
  .where('id', router.matchers.number())
  .prefix('/api/settlements')
