import { BaseTransformer } from '@adonisjs/core/transformers'
import { formatDecimal4 } from '#engines/money/money'
import { enteredCostE4 } from '#engineering/quotations/pricing/line_costs'
import type Quotation from '#engineering/quotations/models/quotation'
import type { BillLine } from '#engineering/quotations/models/quotation_line'
import type {
  QuotationDetail,
  QuotationViewer,
} from '#engineering/quotations/queries/view_quotations'
import { allowedActions, type QuotationAction } from '#engineering/quotations/states'
import { formatRate } from '#engineering/quotations/pricing/price_lines'
import { billOf, costHeadsOf, treeOf } from '#engineering/quotations/bill_of'
import { documentView, sheetView } from './document_views.js'
import { presentScore } from '#engineering/scoring_configs/present_score'
import { nameIn } from '#core/base/user_names'

const SHOWN = [
  'id',
  'version',
  'number',
  'revision',
  'bdmInitials',
  'projectName',
  'projectNameAr',
  'location',
  'city',
  'endUser',
  'requestedBy',
  'requesterType',
  'clientType',
  'contractorPreference',
  'vendorListNomination',
  'historicalSuccess',
  'projectType',
  'quotedOn',
  'validUntilOn',
  'followUpOn',
  'lostReason',
  'productTypes',
  'clientId',
  'clientName',
  'currency',
  'recommendationStatus',
  'status',
  'stage',
  'createdBy',
  'submittedBy',
  'decidedBy',
] as const

const OUTCOMES = ['send', 'win', 'lose', 'cancel', 'reopen', 'revise', 'vary'] as const
type Later = (typeof OUTCOMES)[number]

/** A quotation as its list and its page show it to one person. */
export default class QuotationTransformer extends BaseTransformer<Quotation> {
  constructor(
    quotation: Quotation,
    private readonly viewer: QuotationViewer,
    private readonly detail?: QuotationDetail
  ) {
    super(quotation)
  }

  toObject() {
    const quotation = this.resource
    const actions = this.#actions()
    return {
      ...this.pick(quotation, SHOWN),
      areaSqm: quotation.areaSqm,
      projectScore: quotation.projectScore,
      vatRate: quotation.vatRate,
      ...this.#prices(),
      margin: this.#seesMargin ? quotation.margin : null,
      createdByName: nameIn(this.viewer.names, quotation.createdBy),
      submittedAt: quotation.submittedAt?.toUTC().toISO() ?? null,
      decidedAt: quotation.decidedAt?.toUTC().toISO() ?? null,
      createdAt: quotation.createdAt.toUTC().toISO()!,
      updatedAt: quotation.updatedAt.toUTC().toISO()!,
      can: this.#can(actions),
      allowedActions: actions,
    }
  }

  forDetail() {
    const quotation = this.resource
    const { names, language } = this.viewer
    const { approval, project, revisions, variations } = this.detail!
    return {
      ...this.toObject(),
      notes: quotation.notes ?? null,
      clientReference: quotation.clientReference ?? null,
      coverLetter: quotation.coverLetter ?? null,
      coverLetterAr: quotation.coverLetterAr ?? null,
      terms: quotation.terms ?? [],
      rejectionReason: quotation.rejectionReason ?? null,
      competitor: quotation.competitor ?? null,
      outcomeNote: quotation.outcomeNote ?? null,
      sentAt: quotation.sentAt?.toUTC().toISO() ?? null,
      closedAt: quotation.closedAt?.toUTC().toISO() ?? null,
      rootNumber: quotation.rootNumber,
      revisesId: quotation.revisesId ?? null,
      ...{ approval, project, revisions, ...variations },
      ...this.#tree(),
      ...this.#bill(),
      scoreBreakdown: quotation.scoreBreakdown && presentScore(quotation.scoreBreakdown, language),
      documents: quotation.documents.map((document) => documentView(document, names)),
      trackingSheets: quotation.trackingSheets.map((sheet) => sheetView(sheet, names)),
    }
  }

  #actions(): QuotationAction[] {
    const { by, requests } = this.viewer
    return allowedActions(this.resource, by, requests.get(this.resource.id))
  }

  #can(actions: QuotationAction[]) {
    const may = (action: QuotationAction) => actions.includes(action)
    const manage = this.viewer.by.abilities.has('quotations.manage')
    return {
      update: may('update'),
      delete: may('delete'),
      submit: may('submit'),
      approve: may('approve'),
      reject: may('reject'),
      ...(Object.fromEntries(OUTCOMES.map((action) => [action, may(action)])) as Record<
        Later,
        boolean
      >),
      uploadDocument: manage,
      createTrackingSheet: true,
      plan: manage,
      seePrices: this.#seesPrices,
      seeMargin: this.#seesMargin,
    }
  }

  get #seesPrices() {
    return this.viewer.by.abilities.has('quotations.prices')
  }

  get #seesMargin() {
    return this.viewer.by.abilities.has('quotations.margin')
  }

  /** How the price comes about, as far as the viewer may know. */
  #bill() {
    const { vatShares, markups, linesMinor, markupMinor, costMinor } = billOf(this.resource)
    const money = (minor: number) => this.resource.money(minor)
    return {
      linesTotal: this.#seesMargin ? money(linesMinor) : null,
      markupTotal: this.#seesMargin ? money(markupMinor) : null,
      markups: this.#seesMargin ? markups : [],
      costRates: this.#seesMargin ? (this.resource.costRates ?? []) : [],
      cost: this.#seesMargin && costMinor !== null ? money(costMinor) : null,
      costHeads: this.#seesMargin
        ? costHeadsOf(this.resource).map(({ head, costMinor: cost, totalMinor: total }) => ({
            ...{ head, cost: money(cost), total: money(total) },
          }))
        : [],
      vatBreakdown: this.#seesPrices
        ? vatShares.map(({ category, rateBp, taxableMinor, vatMinor }) => ({
            category,
            rate: formatRate(rateBp),
            taxable: money(taxableMinor),
            vat: money(vatMinor),
          }))
        : [],
    }
  }

  #prices() {
    const quotation = this.resource
    const amount = (minor: number) => (this.#seesPrices ? quotation.money(minor) : null)
    return {
      subtotal: amount(quotation.subtotalMinor),
      discount: amount(quotation.discountMinor),
      vat: amount(quotation.vatMinor),
      total: amount(quotation.totalMinor),
    }
  }

  /** Lines with what they are numbered, and the sections that they stand in. */
  #tree() {
    const { sections, ordinals } = treeOf(this.resource)
    return {
      lines: this.resource.lines.map((line, index) => this.#line(line, ordinals[index])),
      sections: sections.map(({ totalMinor, ...section }) => ({
        ...section,
        total: this.#seesPrices ? this.resource.money(totalMinor) : null,
      })),
    }
  }

  /** As it was entered, and what that comes to in the currency of the quotation. */
  #cost(line: BillLine) {
    const { unitCostE4, costCurrency } = line
    const shown = (costE4: number | null) =>
      this.#seesMargin && typeof costE4 === 'number' ? formatDecimal4(costE4) : null
    return {
      unitCost: shown(enteredCostE4(line)),
      costCurrency: this.#seesMargin ? (costCurrency ?? null) : null,
      convertedCost: costCurrency ? shown(unitCostE4) : null,
    }
  }

  #line(line: BillLine, ordinal: string) {
    return {
      id: line.id,
      position: line.position,
      ordinal,
      clientItem: line.clientItem ?? null,
      section: line.section ?? null,
      description: line.description,
      descriptionAr: line.descriptionAr ?? null,
      unit: line.unit ?? null,
      quantity: formatDecimal4(line.quantityE4),
      unitRate: this.#seesPrices ? formatDecimal4(line.unitRateE4) : null,
      total: this.#seesPrices ? this.resource.money(line.totalMinor) : null,
      costHead: line.costHead ?? null,
      ...this.#cost(line),
      rateOn: line.rateOn ?? null,
      clientRow: line.clientRow ?? null,
      inclusion: line.inclusion,
      vatCategory: line.vatCategory,
    }
  }
}
