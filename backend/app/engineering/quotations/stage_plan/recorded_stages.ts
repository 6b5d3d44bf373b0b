import type { SheetStage } from './sheet_stage.js'
import type Quotation from '#engineering/quotations/models/quotation'
import { today } from '#core/settings/firm_clock'

type NameOf = (id: number | null | undefined) => string | null

/** The steps of a quotation that the portal records itself: submitted, decided, sent, followed up, ended. */
export function printedStages(quotation: Quotation, nameOf: NameOf): SheetStage[] {
  const { createdAt, submittedAt, decidedAt, createdBy, submittedBy, decidedBy, rejectionReason } =
    quotation
  const stages: SheetStage[] = []
  const add = (
    stage: SheetStage['stage'],
    actualOn: string,
    by: number | null | undefined,
    remark: string | null
  ) => stages.push({ stage, plannedOn: null, actualOn, responsible: nameOf(by), remark })
  // a revision begins long after the enquiry, whose day it takes over with the plan
  if (quotation.revision === 0) add('enquiry', today(createdAt), createdBy, null)
  if (submittedAt) add('internal_review', today(submittedAt), submittedBy, null)
  if (decidedAt) add('approval', today(decidedAt), decidedBy, rejectionReason ?? null)
  return [...stages, ...laterStages(quotation, nameOf)]
}

/** What came after the approval. A quotation with the client has a next follow-up date. */
function laterStages(quotation: Quotation, nameOf: NameOf): SheetStage[] {
  const { sentAt, closedAt, followUpOn, updatedBy, outcomeNote, competitor } = quotation
  const stages: SheetStage[] = []
  const responsible = nameOf(updatedBy)
  const known = { plannedOn: null, actualOn: null, responsible, remark: null }
  if (sentAt) stages.push({ ...known, stage: 'submitted', actualOn: today(sentAt) })
  if (followUpOn) stages.push({ ...known, stage: 'follow_ups', plannedOn: followUpOn })
  if (quotation.revision > 0)
    stages.push({
      ...known,
      stage: 'revision',
      actualOn: quotation.quotedOn,
      remark: `R${quotation.revision}`,
    })
  if (closedAt) {
    const remark = [OUTCOMES[quotation.stage], competitor, outcomeNote].filter(Boolean).join(' · ')
    stages.push({ ...known, stage: 'award', actualOn: today(closedAt), remark })
  }
  return stages
}

const OUTCOMES: Partial<Record<Quotation['stage'], string>> = {
  won: 'Won | تمت الترسية',
  lost: 'Lost | لم تتم الترسية',
  cancelled: 'Cancelled | ملغى',
  expired: 'Expired | انتهت الصلاحية',
}
