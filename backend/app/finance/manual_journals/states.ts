import { documentStates } from '#core/approvals/document_states'
import type ManualJournal from './manual_journal.js'

const ability = 'manual-journals.manage'
const decides = { ability: 'manual-journals.approve', decidedBy: 'approver' } as const

/**
 * The life of a manual journal: draft → submitted → approved | rejected, and from rejected on again. An approved
 * one is taken back by another that is its opposite, unless it takes itself back.
 */
export const journalStates = documentStates<
  Pick<ManualJournal, 'status' | 'createdBy' | 'reversesOn'>
>()({
  update: { from: ['draft', 'rejected'], ability },
  delete: { from: ['draft'], ability },
  submit: { from: ['draft', 'rejected'], ability },
  approve: { from: ['submitted'], ...decides },
  reject: { from: ['submitted'], ...decides },
  cancel: { from: ['submitted', 'rejected'], ability },
  reverse: {
    from: ['approved'],
    ability: 'manual-journals.approve',
    fits: ({ reversesOn }) => !reversesOn,
  },
})
