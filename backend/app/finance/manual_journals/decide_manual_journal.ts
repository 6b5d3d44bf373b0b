import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { openApproval } from '#core/approvals/open_approval'
import { voidApproval } from '#core/approvals/void_approval'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { BASE_CURRENCY } from '#engines/money/money'
import type ManualJournal from './manual_journal.js'
import { MANUAL_JOURNAL, recordJournal, saveJournal } from './record_journal.js'

/** Hands a locked journal in. @throws AppError 422 PERIOD_LOCKED */
export async function submitJournal(uow: UnitOfWork, journal: ManualJournal) {
  await requireUnlocked(uow, 'ledger', { day: journal.journalOn })
  const before = journal.toAudit()
  journal.merge({ status: 'submitted', reason: null })
  await saveJournal(uow, journal)
  await openApproval(uow, {
    documentType: MANUAL_JOURNAL,
    documentId: journal.id,
    documentNumber: journal.number,
    title: journal.title,
    titleAr: journal.titleAr || journal.title,
    link: `/finance/manual-journals/${journal.id}`,
    documentVersion: journal.version,
    authoredBy: journal.createdBy ?? null,
    writtenIn: [
      {
        entityType: MANUAL_JOURNAL,
        entityId: journal.id,
        actions: ['create', 'update', 'submit'],
      },
    ],
    amountMinor: journal.totalMinor,
    currency: BASE_CURRENCY,
    department: 'finance',
  })
  await recordJournal(uow, 'submit', journal, { before, after: journal.toAudit() })
}

interface Decision {
  decision: 'approve' | 'reject'
  comment: string | null
  by: Approver
}

/**
 * Approves or rejects a locked journal; approved, it counts from its day on.
 * @throws AppError 403 SELF_APPROVAL | NOT_THE_APPROVER, 409 ALREADY_DECIDED, 422 PERIOD_LOCKED
 */
export async function decideJournal(
  uow: UnitOfWork,
  journal: ManualJournal,
  { decision, comment, by }: Decision
) {
  const before = journal.toAudit()
  const { id: documentId, totalMinor: amountMinor } = journal
  const about = { documentType: MANUAL_JOURNAL, documentId, amountMinor }
  const { status } = await decide(uow, { ...about, decision, comment, by })
  if (status === 'approved') {
    await requireUnlocked(uow, 'ledger', { day: journal.journalOn })
    journal.merge({ status, approvedOn: today() })
  }
  if (status === 'rejected') journal.merge({ status, reason: comment })
  await saveJournal(uow, journal)
  const after = { ...journal.toAudit(), ...(comment && { comment }) }
  await recordJournal(uow, decision, journal, { before, after })
}

/** Cancels a locked journal; an approval that waits is withdrawn. */
export async function cancelJournal(uow: UnitOfWork, journal: ManualJournal, reason: string) {
  const before = journal.toAudit()
  journal.merge({ status: 'cancelled', reason })
  await saveJournal(uow, journal)
  await voidApproval(uow, MANUAL_JOURNAL, journal.id, reason)
  await recordJournal(uow, 'cancel', journal, { before, after: journal.toAudit() })
}

/** Takes a locked approved journal back by its opposite of today. @throws AppError 422 PERIOD_LOCKED */
export async function reverseJournal(uow: UnitOfWork, journal: ManualJournal, reason: string) {
  await requireUnlocked(uow, 'ledger', { day: today() })
  const before = journal.toAudit()
  journal.merge({ status: 'reversed', reversedOn: today(), reason })
  await saveJournal(uow, journal)
  await recordJournal(uow, 'reverse', journal, { before, after: journal.toAudit() })
}
