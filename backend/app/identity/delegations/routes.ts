import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { delegations } = controllers.identity

router
  .group(() => {
    secure(router.get('', [delegations.ApprovalDelegations, 'index']), 'approvals.own')
    secure(router.post('', [delegations.ApprovalDelegations, 'store']), 'approvals.own', PROOF)
    secure(
      router
        .delete(':id', [delegations.ApprovalDelegations, 'destroy'])
        .where('id', router.matchers.number()),
      'approvals.own'
    )
  })
  .prefix('/api/approval-delegations')
