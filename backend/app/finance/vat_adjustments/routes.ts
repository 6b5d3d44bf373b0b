import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { VatAdjustments, VatAdjustmentDecisions } = controllers.finance.vatAdjustments
const VIEW = 'vat-returns.view'
const MANAGE = 'vat-returns.manage'
const DECIDE = 'vat-adjustments.approve'

router
  .group(() => {
    secure(router.get('', [VatAdjustments, 'index']), VIEW)
    secure(router.post('', [VatAdjustments, 'store']), MANAGE)
    secure(router.get('claimable', [VatAdjustments, 'claimable']), MANAGE)
    secure(router.post('reliefs', [VatAdjustments, 'relief']), MANAGE)
    secure(router.get(':id', [VatAdjustments, 'show']), VIEW)
    secure(router.get(':id/history', [VatAdjustments, 'history']), VIEW)
    secure(router.post(':id/approve', [VatAdjustmentDecisions, 'approve']), DECIDE)
    secure(router.post(':id/reject', [VatAdjustmentDecisions, 'reject']), DECIDE)
    secure(router.post(':id/cancel', [VatAdjustmentDecisions, 'cancel']), MANAGE)
  })
  .where('id', router.matchers.number())
  .prefix('/api/vat-adjustments')
