import { approvalOf } from '#core/approvals/approval_of'
import { userNames } from '#core/base/user_names'
import { firmDay } from '#core/settings/firm_day'
import type { PrintedApproval } from '#engines/pdf/signatures'

/** The approved steps of a document with the names of those who decided, in both languages. */
export async function printedApprovals(
  documentType: string,
  documentId: number
): Promise<PrintedApproval[]> {
  const approval = await approvalOf(documentType, documentId)
  const decided = (approval?.steps ?? []).filter(({ status }) => status === 'approved')
  const people = decided.map((step) => step.decidedBy?.id)
  const english = await userNames(people, undefined, 'en')
  const arabic = await userNames(people, undefined, 'ar')
  return decided.map((step) => ({
    step: { en: step.name, ar: step.nameAr ?? step.name },
    by: { en: english.get(step.decidedBy?.id ?? 0), ar: arabic.get(step.decidedBy?.id ?? 0) },
    on: firmDay(step.decidedAt),
  }))
}
