import { isSelfApproval, type Approver } from '#core/approvals/approver'
import { conflict, forbidden } from '#core/base/app_error'
import type { DelayStatus } from '#production/enums/delays'
import type Delay from './delay.js'

export const DELAY_ACTIONS = [
  'update',
  'delete',
  'record',
  'correct',
  'end',
  'giveNotice',
  'addFile',
  'grant',
  'reject',
] as const
export type DelayAction = (typeof DELAY_ACTIONS)[number]

const RECORDS = 'delays.record'
const DECIDES = 'delays.decide'

/**
 * The life of a delay: draft → recorded → claimed → granted | rejected, and recorded → rejected where no
 * time is due. From recorded on it is only corrected with a reason, ended, or given notice of.
 */
const LIFE: Readonly<Record<DelayAction, { from: readonly DelayStatus[]; ability: string }>> = {
  update: { from: ['draft'], ability: RECORDS },
  delete: { from: ['draft'], ability: RECORDS },
  record: { from: ['draft'], ability: RECORDS },
  correct: { from: ['recorded'], ability: RECORDS },
  end: { from: ['recorded', 'claimed'], ability: RECORDS },
  giveNotice: { from: ['recorded'], ability: RECORDS },
  addFile: { from: ['draft', 'recorded', 'claimed'], ability: RECORDS },
  grant: { from: ['claimed'], ability: DECIDES },
  reject: { from: ['recorded', 'claimed'], ability: DECIDES },
}

/** A delay with what decides who may act on it. */
export interface Subject {
  delay: Pick<Delay, 'status' | 'lastOn' | 'noticeOn'>
  managerId: number | null
  authors: readonly number[]
}

/** Who claims and decides for a project: its manager, and those who approve for the firm. */
export const runsProject = (managerId: number | null, by: Approver) =>
  by.abilities.has('delays.decide-any') || managerId === by.userId

/** No one claims or decides on what they wrote. */
export const isAuthor = (authors: readonly number[], by: Approver) =>
  isSelfApproval({ requestedBy: 0, authors: authors.map((userId) => ({ userId })) }, by)

const decides = (action: DelayAction) => action === 'grant' || action === 'reject'

/** Nothing ends twice, and notice is given once. */
const isOpenFor = (action: DelayAction, { lastOn, noticeOn }: Subject['delay']) =>
  action === 'end' ? lastOn === null : action === 'giveNotice' ? noticeOn === null : true

export function isAllowed(action: DelayAction, subject: Subject, by: Approver): boolean {
  const { from, ability } = LIFE[action]
  const { delay, managerId, authors } = subject
  if (!from.includes(delay.status) || !by.abilities.has(ability)) return false
  if (!isOpenFor(action, delay)) return false
  return !decides(action) || (runsProject(managerId, by) && !isAuthor(authors, by))
}

/**
 * @throws AppError 409 LOCKED (edit or deletion) or CONFLICT where its state does not allow it,
 *   403 FORBIDDEN, 403 SELF_APPROVAL for a decision on one's own delay
 */
export function requireAction(action: DelayAction, subject: Subject, by: Approver) {
  const { from, ability } = LIFE[action]
  const { delay, managerId, authors } = subject
  if (!from.includes(delay.status) || !isOpenFor(action, delay)) {
    const code = action === 'update' || action === 'delete' ? 'LOCKED' : 'CONFLICT'
    throw conflict(code, { details: { status: delay.status } })
  }
  if (!by.abilities.has(ability)) throw forbidden()
  if (!decides(action)) return
  if (!runsProject(managerId, by)) throw forbidden()
  if (isAuthor(authors, by)) throw forbidden('SELF_APPROVAL')
}
