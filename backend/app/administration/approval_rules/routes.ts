import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { ApprovalRules } = controllers.administration.approvalRules
const ABILITY = 'approval-rules.manage'

router
  .group(() => {
    secure(router.get('', [ApprovalRules, 'index']), ABILITY)
    secure(router.post('', [ApprovalRules, 'store']), ABILITY, PROOF)
    secure(router.get(':id', [ApprovalRules, 'show']), ABILITY)
    secure(router.patch(':id', [ApprovalRules, 'update']), ABILITY, PROOF)
  })
  .where('id', router.matchers.number())
  .prefix('/api/approval-rules')
