import { LEAD_STAGES, type Lead, type LeadStage } from '../../leads/lead'
import type { PipelineCard, QuotationColumn } from '../sales'

export type QuotationStage = QuotationColumn['stage']

/** What lies on the board: a lead, or a quotation with the stage of its column. */
export type BoardCard =
  | { kind: 'lead'; lead: Lead }
  | { kind: 'quotation'; quotation: PipelineCard; stage: QuotationStage }

/** A column of the board. */
export type Place =
  { kind: 'lead'; stage: LeadStage } | { kind: 'quotation'; stage: QuotationStage }

export type QuotationMove = 'send' | 'win' | 'lose' | 'reopen'

/** What this person may do with quotations: note what became of them, and take up lost ones again. */
export interface Rights {
  manage: boolean
  approve: boolean
}

/** The steps of engineering that take a quotation from one column to another. */
const STEPS: Partial<Record<QuotationStage, Partial<Record<QuotationStage, QuotationMove>>>> = {
  approved: { submitted_to_client: 'send', won: 'win', lost: 'lose' },
  submitted_to_client: { won: 'win', lost: 'lose' },
  lost: { submitted_to_client: 'reopen' },
}

export const stepTo = (from: QuotationStage, to: QuotationStage): QuotationMove | undefined =>
  STEPS[from]?.[to]

export const keyOf = ({ kind, stage }: Place): string => `${kind}:${stage}`

export const placeOf = (card: BoardCard): Place =>
  card.kind === 'lead'
    ? { kind: 'lead', stage: card.lead.stage }
    : { kind: 'quotation', stage: card.stage }

export const numberOf = (card: BoardCard): string =>
  card.kind === 'lead' ? card.lead.number : card.quotation.number

/** Why a card may not go to a column, as the name of a text; null where it may. */
export function refusalOf(card: BoardCard, place: Place, rights: Rights): string | null {
  if (card.kind === 'lead') return leadRefusal(card.lead, place)
  return quotationRefusal(card.stage, place, rights)
}

function leadRefusal(lead: Lead, place: Place): string | null {
  if (!lead.can.move) return 'lead_rights'
  if (place.kind !== 'lead') return 'lead_to_quotation'
  if (lead.allowedMoves.includes(place.stage)) return null
  return lead.stage === 'lost' ? 'lead_lost' : 'lead_quoted'
}

function quotationRefusal(from: QuotationStage, place: Place, rights: Rights): string | null {
  if (place.kind === 'lead') return 'quotation_to_lead'
  const step = stepTo(from, place.stage)
  if (step === 'reopen') return rights.approve ? null : 'quotation_reopen'
  if (step) return rights.manage ? null : 'quotation_rights'
  if (from === 'won') return 'quotation_won'
  return from === 'draft' || from === 'pending_approval' ? 'quotation_approval' : 'quotation_step'
}

const QUOTATION_STAGES: readonly QuotationStage[] = ['submitted_to_client', 'won', 'lost']

/** The columns that a card may go to, in their order. */
export function targetsOf(card: BoardCard, rights: Rights): Place[] {
  const all: Place[] =
    card.kind === 'lead'
      ? LEAD_STAGES.map((stage) => ({ kind: 'lead', stage }))
      : QUOTATION_STAGES.map((stage) => ({ kind: 'quotation', stage }))
  const here = keyOf(placeOf(card))
  return all.filter((place) => keyOf(place) !== here && refusalOf(card, place, rights) === null)
}

/** Why a card cannot be moved at all, for the menu that then has nothing to offer. */
export const standstillOf = (card: BoardCard, rights: Rights): string =>
  card.kind === 'lead'
    ? 'lead_rights'
    : (quotationRefusal(card.stage, { kind: 'quotation', stage: 'won' }, rights) ??
      'quotation_step')
