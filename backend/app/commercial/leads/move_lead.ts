import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { isDuplicate } from '#core/database/failures'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Lead from './lead.js'
import { requireLeadChoices } from './lead_choices.js'
import { logLead } from './log_lead.js'
import { isBackwards, requireMove } from './moves.js'
import type { moveLeadValidator } from './validator.js'

type Move = Infer<typeof moveLeadValidator>

/**
 * Takes a locked lead to another stage. A step back needs a reason, a loss one of the list, and
 * `quoted` the number of a quotation that no other lead has.
 * @throws AppError 409 for a move that is not possible; 422 on `reason`, `lostReason`, `quotationNumber`
 */
export async function moveLead(uow: UnitOfWork, lead: Lead, move: Move) {
  const { stage, reason = null } = move
  requireMove(lead.stage, stage)
  if (isBackwards(lead.stage, stage) && !reason) throw invalid({ reason: ['required'] })
  const lostReason = stage === 'lost' ? (move.lostReason ?? null) : null
  if (stage === 'lost' && !lostReason) throw invalid({ lostReason: ['required'] })
  await requireLeadChoices(uow.trx, { lostReason })
  const linked = lead.quotationId ? await quotationOf(uow, { id: lead.quotationId }) : null
  const quotation = stage === 'quoted' ? await quotationToLink(uow, lead, move) : null
  const before = { ...lead.toAudit(), quotationNumber: linked?.number ?? null }
  lead.useTransaction(uow.trx).merge({
    ...{ stage, lostReason, stageReason: reason, stageOn: today() },
    quotationId: quotation?.id ?? null,
    version: lead.version + 1,
    updatedBy: uow.actor.id,
  })
  await lead.save().catch((error) => {
    throw isDuplicate(error) ? invalid({ quotationNumber: ['leadLinked'] }) : error
  })
  const after = { ...lead.toAudit(), quotationNumber: quotation?.number ?? null }
  await logLead(uow, 'move', lead, { before, after })
}

const quotationOf = ({ trx }: UnitOfWork, by: { id: number } | { number: string }) =>
  trx.from('sales_quotations').where(by).select('id', 'number').first()

async function quotationToLink(uow: UnitOfWork, { id }: Lead, { quotationNumber }: Move) {
  if (!quotationNumber) throw invalid({ quotationNumber: ['required'] })
  const quotation = await quotationOf(uow, { number: quotationNumber })
  if (!quotation) throw invalid({ quotationNumber: ['absent'] })
  const other = await uow.trx
    .from('leads')
    .where('quotation_id', quotation.id)
    .whereNot('id', id)
    .select('id')
    .first()
  if (other) throw invalid({ quotationNumber: ['leadLinked'] })
  return quotation as { id: number; number: string }
}
