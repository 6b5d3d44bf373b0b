import { isSelfApproval, type Approver } from '#core/approvals/approver'
import { documentStates, type StatedDocument } from '#core/approvals/document_states'
import type { DelayStatus } from '#production/enums/delays'
import type Delay from './delay.js'

/** A delay with what decides who may act on it. */
interface Subject extends StatedDocument<DelayStatus>, Pick<Delay, 'lastOn' | 'noticeOn'> {
  managerId: number | null
  authors: readonly number[]
}

/** Who claims and decides for a project: its manager, and those who approve for the firm. */
export const runsProject = (managerId: number | null, by: Approver) =>
  by.abilities.has('delays.decide-any') || managerId === by.userId

/** No one claims or decides on what they wrote. */
export const isAuthor = (authors: readonly number[], by: Approver) =>
  isSelfApproval({ requestedBy: null, authors }, by)

const ability = 'delays.record'
const decides = {
  ability: 'delays.decide',
  allows: ({ managerId }: Subject, by: Approver) => runsProject(managerId, by),
  decidedBy: 'other',
} as const

/**
 * The life of a delay: draft → recorded → claimed → granted | rejected, and recorded → rejected where no
 * time is due. From recorded on it is only corrected with a reason, ended, or given notice of; nothing
 * ends twice, and notice is given once.
 */
export const delayStates = documentStates<Subject>()({
  update: { from: ['draft'], ability },
  delete: { from: ['draft'], ability },
  record: { from: ['draft'], ability },
  correct: { from: ['recorded'], ability },
  end: { from: ['recorded', 'claimed'], ability, fits: ({ lastOn }) => lastOn === null },
  giveNotice: { from: ['recorded'], ability, fits: ({ noticeOn }) => noticeOn === null },
  addFile: { from: ['draft', 'recorded', 'claimed'], ability },
  grant: { from: ['claimed'], ...decides },
  reject: { from: ['recorded', 'claimed'], ...decides },
})

export type DelayAction = (typeof delayStates.actions)[number]
