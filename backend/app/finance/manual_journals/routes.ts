import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { ManualJournals, ManualJournalDecisions } = controllers.finance.manualJournals
const VIEW = 'manual-journals.view'
const WRITE = 'manual-journals.manage'
const DECIDE = 'manual-journals.approve'

router
  .group(() => {
    secure(router.get('', [ManualJournals, 'index']), VIEW)
    secure(router.post('', [ManualJournals, 'store']), WRITE)
    secure(router.get(':id', [ManualJournals, 'show']), VIEW)
    secure(router.patch(':id', [ManualJournals, 'update']), WRITE)
    secure(router.delete(':id', [ManualJournals, 'destroy']), WRITE)
    secure(router.get(':id/history', [ManualJournals, 'history']), VIEW)
    secure(router.post(':id/submit', [ManualJournalDecisions, 'submit']), WRITE)
    secure(router.post(':id/approve', [ManualJournalDecisions, 'approve']), DECIDE)
    secure(router.post(':id/reject', [ManualJournalDecisions, 'reject']), DECIDE)
    secure(router.post(':id/cancel', [ManualJournalDecisions, 'cancel']), WRITE)
    secure(router.post(':id/reverse', [ManualJournalDecisions, 'reverse']), DECIDE)
  })
  .where('id', router.matchers.number())
  .prefix('/api/manual-journals')
