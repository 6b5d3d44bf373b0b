import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { decimal4OrNull, formatDecimal4, formatMoney } from '#engines/money/money'
import { QuotationSchema } from '#database/schema'
import type { QuotationStage, QuotationStatus } from '#engineering/enums/quotation_stages'
import type { Recommendation } from '#engineering/enums/recommendations'
import QuotationDocument from './quotation_document.js'
import type { BillLine } from './quotation_line.js'
import TrackingSheet from './tracking_sheet.js'
import { termTexts, type Terms } from '#core/terms/term'
import type { Markup } from '#engineering/quotations/pricing/markups'
import { enteredCostE4, rateText, type CostRate } from '#engineering/quotations/pricing/line_costs'
import { formatRate } from '#engineering/quotations/pricing/price_lines'
import type { ScoringInput } from '#engineering/scoring_configs/engine/config'
import type { ScoreBreakdown } from '#engineering/scoring_configs/engine/score_project'

/** Fields that are stored as they are written. */
export const PLAIN_FIELDS = [
  'bdmInitials',
  'projectName',
  'projectNameAr',
  'location',
  'city',
  'endUser',
  'requestedBy',
  'clientReference',
  'requesterType',
  'clientType',
  'contractorPreference',
  'vendorListNomination',
  'historicalSuccess',
  'projectType',
  'quotedOn',
  'validUntilOn',
  'productTypes',
  'currency',
  'notes',
  'coverLetter',
  'coverLetterAr',
] as const

/** What makes the price and what the offer says beside it; of a copy as of a revision. */
export const AMOUNTS = [
  'linesMinor',
  'markupMinor',
  'subtotalMinor',
  'discountMinor',
  'vatMinor',
  'totalMinor',
  'costMinor',
  'marginBp',
  'vatRateBp',
  'areaSqmE4',
  'clientId',
  'clientName',
  'markups',
  'terms',
  'costRates',
] as const

/** What of the audit only those may read who may see what a job costs. */
export const COST_FIELDS = ['markups', 'unitCosts', 'costRates', 'margin'] as const

/** The cost of a line as it was entered, with its currency where that is another. */
function enteredCost(line: BillLine): string | null {
  const cost = decimal4OrNull(enteredCostE4(line))
  return cost && line.costCurrency ? `${cost} ${line.costCurrency}` : cost
}

export default class Quotation extends QuotationSchema {
  declare stage: QuotationStage
  declare status: QuotationStatus
  declare recommendationStatus: Recommendation | null
  declare scoreBreakdown: ScoreBreakdown | null
  declare markups: Markup[] | null
  declare terms: Terms | null
  declare costRates: CostRate[] | null

  /** In their order, once `loadLines` has read them. */
  declare lines: BillLine[]

  @hasMany(() => QuotationDocument, { onQuery: (query) => void query.orderBy('id') })
  declare documents: HasMany<typeof QuotationDocument>

  @hasMany(() => TrackingSheet, { onQuery: (query) => void query.orderBy('sheet_no', 'desc') })
  declare trackingSheets: HasMany<typeof TrackingSheet>

  /** Floor area as a decimal string, e.g. `'12500.5'`. */
  get areaSqm(): string | null {
    return this.areaSqmE4 === null || this.areaSqmE4 === undefined
      ? null
      : formatDecimal4(this.areaSqmE4)
  }

  /** 0..100. */
  get projectScore(): number | null {
    return this.projectScoreBp === null || this.projectScoreBp === undefined
      ? null
      : this.projectScoreBp / 100
  }

  /** Margin on the price before VAT in per cent, or null while costs are missing. */
  get margin(): number | null {
    return this.marginBp === null || this.marginBp === undefined ? null : this.marginBp / 100
  }

  /** VAT in per cent, e.g. `'15'`. */
  get vatRate(): string {
    return formatRate(this.vatRateBp)
  }

  /** An amount of this quotation as a decimal string in its currency. */
  money(minor: number): string {
    return formatMoney(minor, this.currency)
  }

  get link(): string {
    return `/engineering/quotations/${encodeURIComponent(this.number)}`
  }

  /** What the score is computed from. */
  get scoringInput(): ScoringInput {
    const { requesterType, clientType, contractorPreference, vendorListNomination } = this
    const { historicalSuccess, projectType, areaSqm, city } = this
    return {
      requesterType,
      clientType,
      contractorPreference,
      vendorListNomination,
      historicalSuccess,
      projectType,
      areaSqm,
      city,
    }
  }

  /** What the audit log compares. `lines` must be loaded. */
  toAudit() {
    return {
      number: this.number,
      ...Object.fromEntries(PLAIN_FIELDS.map((name) => [name, this[name] ?? null])),
      areaSqm: this.areaSqm,
      clientId: this.clientId ?? null,
      clientName: this.clientName ?? null,
      vatRate: this.vatRate,
      markups: this.markups ?? [],
      terms: termTexts(this.terms),
      margin: this.margin,
      unitCosts: this.lines.map(enteredCost),
      costRates: (this.costRates ?? []).map(rateText),
      discount: this.money(this.discountMinor),
      total: this.money(this.totalMinor),
      projectScore: this.projectScore,
      recommendationStatus: this.recommendationStatus ?? null,
      status: this.status,
      stage: this.stage,
      rejectionReason: this.rejectionReason ?? null,
      lostReason: this.lostReason ?? null,
      competitor: this.competitor ?? null,
      outcomeNote: this.outcomeNote ?? null,
      followUpOn: this.followUpOn ?? null,
      lines: this.lines.map((line) => ({
        clientItem: line.clientItem ?? null,
        section: line.section ?? null,
        description: line.description,
        descriptionAr: line.descriptionAr ?? null,
        unit: line.unit ?? null,
        quantity: formatDecimal4(line.quantityE4),
        unitRate: formatDecimal4(line.unitRateE4),
        costHead: line.costHead ?? null,
        inclusion: line.inclusion,
        vatCategory: line.vatCategory,
      })),
    }
  }
}
