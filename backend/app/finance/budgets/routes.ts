import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { BudgetDecisions, BudgetFigures, Budgets } = controllers.finance.budgets
const VIEW = 'budgets.view'
const WRITE = 'budgets.manage'
const DECIDE = 'budgets.approve'

router
  .group(() => {
    secure(router.get('', [Budgets, 'index']), VIEW)
    secure(router.post('', [Budgets, 'store']), WRITE)
    secure(router.get(':id', [Budgets, 'show']), VIEW)
    secure(router.patch(':id', [Budgets, 'update']), WRITE)
    secure(router.delete(':id', [Budgets, 'destroy']), WRITE)
    secure(router.get(':id/history', [Budgets, 'history']), VIEW)
    secure(router.get(':id/figures', [BudgetFigures, 'show']), VIEW)
    secure(router.get(':id/items', [BudgetFigures, 'items']), VIEW)
    secure(router.post(':id/exports', [BudgetFigures, 'store']), VIEW)
    secure(router.post(':id/submit', [BudgetDecisions, 'submit']), WRITE)
    secure(router.post(':id/approve', [BudgetDecisions, 'approve']), DECIDE)
    secure(router.post(':id/reject', [BudgetDecisions, 'reject']), DECIDE)
    secure(router.post(':id/cancel', [BudgetDecisions, 'cancel']), WRITE)
    secure(router.post(':id/revise', [BudgetDecisions, 'revise']), WRITE)
    secure(router.post(':id/copy', [BudgetDecisions, 'copy']), WRITE)
  })
  .where('id', router.matchers.number())
  .prefix('/api/budgets')
