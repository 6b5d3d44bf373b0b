import type { ApprovalView } from '#core/approvals/approval_of'
import { formatDecimal4 } from '#engines/money/money'
import { outlineOf } from '#engines/outline/outline'
import type { TrackingSheetData } from '#engineering/tracking_sheets/pdf/tracking_sheet_pdf'
import { billOf } from '#engineering/quotations/bill_of'
import { formatRate } from '#engineering/quotations/pricing/price_lines'
import { sellPrices } from '#engineering/quotations/pricing/sell_prices'
import type Quotation from '#engineering/quotations/models/quotation'
import { reasonText } from '#engineering/scoring_configs/present_score'
import { today } from '#core/settings/firm_clock'
import { firmDay } from '#core/settings/firm_day'
import type { PlannedStage } from '#engineering/quotations/stage_plan/stage_plan'
import type { revisionsOf } from '#engineering/quotations/revisions/revisions_of'
import type { LabelOf } from '#engineering/shared/choice_labels'

type Part<Name extends keyof TrackingSheetData> = TrackingSheetData[Name]

type NameOf = (id: number | null | undefined) => string | null

/** The score with its reasons, most weighty criterion first. */
export function printedScore({ scoreBreakdown }: Quotation): Part<'score'> {
  if (!scoreBreakdown) return null
  const { total, recommendation, criteria } = scoreBreakdown
  const ranked = [...criteria].sort(
    (a, b) => Number(b.knockOut) - Number(a.knockOut) || b.weight - a.weight
  )
  return {
    total: total.toFixed(1),
    recommendation: ({ GO: 'go', REVIEW: 'review', NO_GO: 'no_go' } as const)[recommendation],
    reasons: ranked.map((criterion) => ({
      en: `${criterion.label}: ${reasonText(criterion, 'en')}`,
      ar: `${criterion.labelAr}: ${reasonText(criterion, 'ar')}`,
    })),
  }
}

/** The plan of the stages with what the portal knows of each, which stands before what was noted. */
export function mergedStages(known: Part<'stages'>, planned: PlannedStage[]): Part<'stages'> {
  const byStage = new Map(known.map((stage) => [stage.stage, stage]))
  for (const plan of planned) {
    const fact = byStage.get(plan.stage)
    byStage.set(plan.stage, {
      stage: plan.stage,
      plannedOn: plan.plannedOn ?? fact?.plannedOn ?? null,
      actualOn: fact?.actualOn ?? plan.actualOn,
      responsible: plan.responsible ?? fact?.responsible ?? null,
      remark: [plan.remark, fact?.remark].filter(Boolean).join(' · ') || null,
    })
  }
  return [...byStage.values()]
}

/** Where lines stand that are offered beside the price. */
const OPTIONS = {
  optional: { en: 'Optional, not in the total', ar: 'اختياري، غير محتسب في الإجمالي' },
  alternative: { en: 'Alternatives, not in the total', ar: 'بدائل غير محتسبة في الإجمالي' },
}

/**
 * Lines as the client numbers them, or within their sections, `2.1.4`; what does not count stands apart. Rates are those
 * that the client pays: the mark-ups are included and never shown.
 */
export function printedLines(quotation: Quotation, labels: LabelOf): Part<'lines'> {
  const { lines, markupMinor, currency } = quotation
  const sold = sellPrices(lines, markupMinor, currency)
  const { ordinals } = outlineOf(lines.map(({ section }) => section))
  return lines.map((line, index) => {
    const own = line.inclusion === 'included' ? null : OPTIONS[line.inclusion]
    return {
      number: line.clientItem ?? ordinals[index],
      section: own ?? line.section ?? null,
      path: line.section ?? null,
      description: line.description,
      descriptionAr: line.descriptionAr ?? null,
      unit: labels('units', line.unit),
      quantity: formatDecimal4(line.quantityE4),
      unitRate: formatDecimal4(sold[index].unitRateE4),
      total: quotation.money(sold[index].totalMinor),
    }
  })
}

export function printedDocuments({ documents }: Quotation, labels: LabelOf): Part<'documents'> {
  return documents.map(({ file, documentType, revision, createdAt }) => ({
    name: file.originalName,
    category: labels('quotation-document-types', documentType),
    revision: revision ?? null,
    datedOn: today(createdAt),
  }))
}

export function printedPrices(quotation: Quotation): Part<'prices'> {
  if (!quotation.lines.length) return null
  return {
    subtotal: quotation.money(quotation.subtotalMinor),
    discount: quotation.money(quotation.discountMinor),
    vatShares: billOf(quotation).vatShares.map(({ category, rateBp, taxableMinor, vatMinor }) => ({
      category,
      rate: formatRate(rateBp),
      taxable: quotation.money(taxableMinor),
      vat: quotation.money(vatMinor),
    })),
    vat: quotation.money(quotation.vatMinor),
    total: quotation.money(quotation.totalMinor),
  }
}

/** Every revision with its price against the one before, up to this one. */
export function printedRevisions(
  revisions: Awaited<ReturnType<typeof revisionsOf>>,
  { revision: upTo, currency: own }: Pick<Quotation, 'revision' | 'currency'>,
  nameOf: NameOf
): Part<'revisions'> {
  return revisions
    .filter(({ revision }) => revision <= upTo)
    .map(({ revision, quotedOn, createdBy, total, currency, changePercent }) => ({
      revision,
      datedOn: quotedOn,
      author: nameOf(createdBy),
      reason: revision
        ? { en: 'Revised offer', ar: 'عرض معدّل' }
        : { en: 'First issue', ar: 'الإصدار الأول' },
      total,
      ...(currency !== own && { currency }),
      priceChange: changePercent === null ? null : String(changePercent),
    }))
}

/** Steps that no one will decide any more are left out. */
export function printedApprovals(approval: ApprovalView | null): Part<'approvals'> {
  const steps = approval?.steps ?? []
  return steps
    .filter(({ status }) => status !== 'skipped' && status !== 'voided')
    .map(({ name, nameAr, status, decidedBy, decidedAt, comment }) => ({
      step: { en: name, ar: nameAr },
      name: decidedBy?.name ?? null,
      decision: status === 'approved' || status === 'rejected' ? status : 'pending',
      decidedOn: firmDay(decidedAt),
      comment,
    }))
}
