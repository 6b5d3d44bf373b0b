import type { Approver } from '#core/approvals/approver'
import { documentStates, type StatedDocument } from '#core/approvals/document_states'
import type ApprovalRequest from '#core/approvals/models/approval_request'
import type { QuotationStage } from '#engineering/enums/quotation_stages'
import type Quotation from '#engineering/quotations/models/quotation'

type Subject = Pick<Quotation, 'stage' | 'createdBy'> & { variationOfId?: number | null }

const ability = 'quotations.manage'
const decides = { ability: 'quotations.approve', decidedBy: 'approver' } as const

/**
 * The life of a quotation: draft → pending_approval → approved | rejected → with the client → won |
 * lost | expired. An edit while pending or after the approval voids it and needs approval again; what the client
 * has is changed by a revision only. What has its number is cancelled, never deleted: the series has
 * no gap. What is won, lost or cancelled ends there; a loss or a term that
 * has passed is taken up again with a reason. `superseded` comes with the approval of a revision.
 */
export const quotationStates = documentStates<
  StatedDocument<QuotationStage> & { isVariation: boolean }
>()({
  update: { from: ['draft', 'rejected', 'pending_approval', 'approved'], ability },
  submit: { from: ['draft', 'rejected'], ability },
  approve: { from: ['pending_approval'], ...decides },
  reject: { from: ['pending_approval'], ...decides },
  send: { from: ['approved'], ability },
  win: { from: ['approved', 'submitted_to_client', 'expired'], ability },
  lose: { from: ['approved', 'submitted_to_client', 'expired'], ability },
  cancel: {
    from: ['pending_approval', 'rejected', 'approved', 'submitted_to_client', 'expired'],
    ability,
  },
  reopen: { from: ['expired', 'lost'], ability: 'quotations.approve' },
  revise: { from: ['approved', 'submitted_to_client', 'expired'], ability },
  // a further change of the job varies the job, not its variation
  vary: { from: ['won'], ability, fits: ({ isVariation }) => !isVariation },
  delete: { from: ['draft'], ability },
})

export const QUOTATION_ACTIONS = quotationStates.actions
export type QuotationAction = (typeof QUOTATION_ACTIONS)[number]

/** Its stage is what it goes through; its status groups the stages for lists. */
const stated = ({ stage: status, createdBy, variationOfId }: Subject) => ({
  ...{ status, createdBy, isVariation: Boolean(variationOfId) },
})

/** What this person may do with this quotation now. @param open its open approval */
export const allowedActions = (quotation: Subject, by: Approver, open?: ApprovalRequest | null) =>
  QUOTATION_ACTIONS.filter((one) => quotationStates.isAllowed(one, stated(quotation), by, open))

/** @throws AppError 409 LOCKED | CONFLICT, 403 FORBIDDEN | SELF_APPROVAL */
export const requireAction = (action: QuotationAction, quotation: Subject, by: Approver) =>
  quotationStates.require(action, stated(quotation), by)
