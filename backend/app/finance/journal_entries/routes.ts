import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { journalEntries } = controllers.finance
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [journalEntries.JournalEntries, 'index']), 'ledger.view')
    secure(
      router.get(':id', [journalEntries.JournalEntries, 'show']).where('id', id),
      'ledger.view'
    )
  })
  .prefix('/api/journal-entries')
