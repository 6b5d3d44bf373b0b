import { DateTime } from 'luxon'
import { diff } from '#core/audit/append_audit'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { CHANGE_HELD, type ChangeHeld } from '#identity/events'
import HeldChange from './held_change.js'

/** A change that no one has confirmed by then lapses. */
const DAYS = 7

/** Carries a confirmed change out, in the transaction of its confirmation. */
type Apply = (uow: UnitOfWork, change: HeldChange) => Promise<void>

const kinds = new Map<string, Apply>()

export const HELD_KINDS = [
  'user_access',
  'permission_set',
  'user_password',
  'user_passcode',
  'user_two_step',
  'user_passkeys',
  'user_enabling',
  'user_email',
  'settings',
  'approval_rule',
  'approval_delegation',
  'identity_provider',
  'person_erasure',
] as const
export type HeldKind = (typeof HELD_KINDS)[number]

/** How a kind of change takes effect; each resource registers its own at boot. */
export function registerHeldChange(kind: HeldKind, apply: Apply) {
  kinds.set(kind, apply)
}

export function applyHeldChange(uow: UnitOfWork, change: HeldChange) {
  const apply = kinds.get(change.kind)
  if (!apply) throw new Error(`no one carries out held changes of ${change.kind}`)
  return apply(uow, change)
}

const NOTHING_HIDDEN = () => false

interface Held {
  kind: HeldKind
  subjectId: number
  label: string
  /** What is carried out; secrets only as their hash. */
  payload: Record<string, unknown>
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** Whether those who confirm read every value, also those that the log hides. */
  isPublic?: boolean
  /** Whose account it is about. */
  concernedId: number | null
}

/** Keeps a change until someone else confirms it, and tells those who can and the person concerned. */
export async function holdChange(uow: UnitOfWork, held: Held): Promise<HeldChange> {
  const { before, after, isPublic, ...plain } = held
  const now = DateTime.utc()
  const change = new HeldChange().useTransaction(uow.trx)
  const changes = isPublic ? diff(before, after, NOTHING_HIDDEN) : diff(before, after)
  change.merge({ ...plain, changes, status: 'pending' })
  change.merge({
    requestedBy: uow.actor.id!,
    requestedAt: now,
    expiresAt: now.plus({ days: DAYS }),
  })
  await change.save()
  await auditHeld(uow, 'request', change)
  await emitHeld(uow, change, 'pending')
  return change
}

/** The log names what is requested, by whom and about which record; never a secret. */
export function auditHeld(uow: UnitOfWork, action: string, change: HeldChange, alone = false) {
  const after = Object.fromEntries(change.changes.map((one) => [one.field, one.after]))
  return uow.audit({
    action,
    entityType: 'held_change',
    entityId: change.id,
    label: change.label,
    before: Object.fromEntries(change.changes.map((one) => [one.field, one.before])),
    after: { kind: change.kind, ...after, ...(alone && { confirmedAlone: true }) },
  })
}

export function emitHeld(uow: UnitOfWork, change: HeldChange, status: ChangeHeld['status']) {
  const { id, kind, label, requestedBy, concernedId } = change
  const event: ChangeHeld = { id, kind, label, requestedBy, concernedId, status }
  return uow.emit(CHANGE_HELD, { ...event })
}
