import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { Checklists, ChecklistItems, ChecklistsOfEmployees } = controllers.people.checklists
// whose checklists and items is decided one by one
const OPEN = 'people.open'
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [Checklists, 'index']), OPEN)
    secure(router.get(':id', [Checklists, 'show']), OPEN)
    secure(router.get(':id/history', [Checklists, 'history']), OPEN)
    secure(router.post(':id/cancel', [Checklists, 'cancel']), 'employees.manage')
  })
  .where('id', id)
  .prefix('/api/checklists')

router
  .group(() => {
    secure(router.get('', [ChecklistItems, 'index']), OPEN)
    secure(router.post(':id/complete', [ChecklistItems, 'complete']), OPEN)
    secure(router.post(':id/reopen', [ChecklistItems, 'reopen']), OPEN)
  })
  .where('id', id)
  .prefix('/api/checklist-items')

router
  .group(() => {
    secure(router.get('', [ChecklistsOfEmployees, 'index']), OPEN)
    secure(router.post('', [ChecklistsOfEmployees, 'store']), 'employees.manage')
  })
  .where('id', id)
  .prefix('/api/employees/:id/checklists')
