import { actOnDocument } from '#core/approvals/act_on_document'
import { showJournal } from './present_journals.js'
import { lockJournal } from './record_journal.js'
import { journalStates } from './states.js'

/** One step of a journal, on the version that was seen. @throws AppError 404, 412, and what its state refuses */
export const actOnJournal = actOnDocument({
  states: journalStates,
  lock: lockJournal,
  show: showJournal,
})
