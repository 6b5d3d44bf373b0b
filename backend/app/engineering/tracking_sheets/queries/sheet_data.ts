import { DateTime } from 'luxon'
import { approvalOf } from '#core/approvals/approval_of'
import { userNames } from '#core/base/user_names'
import { printedCompany } from '#core/printing/printed_company'
import { QUOTATION_DOCUMENT } from '#engineering/quotations/approval'
import { nextSheetNo } from '#engineering/tracking_sheets/keep_tracking_sheet'
import type { TrackingSheetData } from '#engineering/tracking_sheets/pdf/tracking_sheet_pdf'
import type { EngineeringList } from '#engineering/enums/lists'
import type Quotation from '#engineering/quotations/models/quotation'
import { firmZone, today } from '#core/settings/firm_clock'
import { labelsOf, type LabelOf } from '#engineering/shared/choice_labels'
import {
  mergedStages,
  printedApprovals,
  printedDocuments,
  printedLines,
  printedPrices,
  printedRevisions,
  printedScore,
} from './sheet_parts.js'
import { printedStages } from '#engineering/quotations/stage_plan/recorded_stages'
import { revisionsOf } from '#engineering/quotations/revisions/revisions_of'
import { plannedStages } from '#engineering/quotations/stage_plan/stage_plan'
import env from '#start/env'
import { loadLines } from '#engineering/quotations/queries/load_lines'

interface Requested {
  language: 'en' | 'ar'
  showPrices: boolean
  /** Id of the person who ordered the print. */
  printedBy: number
}

const PRINTED_LISTS: EngineeringList[] = [
  'project-types',
  'product-types',
  'quotation-document-types',
  'cities',
  'units',
]

type NameOf = (id: number | null | undefined) => string | null

/** What the next tracking sheet of a quotation says, and the number that it carries. */
export async function trackingSheetData(
  quotation: Quotation,
  { language, showPrices, printedBy }: Requested
): Promise<{ data: TrackingSheetData; sheetNo: number }> {
  await loadLines(quotation)
  await quotation.load('documents', (query) => void query.preload('file'))
  const approval = await approvalOf(QUOTATION_DOCUMENT, quotation.id)
  const revisions = await revisionsOf(quotation, true)
  const { createdBy, submittedBy, decidedBy, updatedBy } = quotation
  const authors = revisions.map((revision) => revision.createdBy)
  const people = [createdBy, submittedBy, decidedBy, updatedBy, printedBy, ...authors]
  const names = await userNames(people)
  const nameOf: NameOf = (id) => names.get(id ?? 0) ?? null
  const labels = await labelsOf(PRINTED_LISTS)
  const sheetNo = await nextSheetNo(quotation.id)
  const { number, version } = quotation
  const data: TrackingSheetData = {
    printLanguage: language,
    showPrices,
    company: await printedCompany(),
    sheet: { number: `${number}-S${sheetNo}`, issuedOn: today(), version },
    portalUrl: new URL(quotation.link, portalAddress()).href,
    ...factsOf(quotation, labels),
    ...peopleOf(quotation, nameOf),
    revisions: printedRevisions(revisions, quotation, nameOf),
    score: printedScore(quotation),
    stages: mergedStages(printedStages(quotation, nameOf), await plannedStages(quotation.id)),
    lines: printedLines(quotation, labels),
    documents: printedDocuments(quotation, labels),
    prices: printedPrices(quotation),
    approvals: printedApprovals(approval),
    printedBy: nameOf(printedBy) ?? '',
    printedAt: DateTime.utc().toISO(),
    timeZone: firmZone(),
  }
  return { data, sheetNo }
}

function factsOf(
  quotation: Quotation,
  labels: LabelOf
): Pick<TrackingSheetData, 'quotation' | 'project' | 'parties'> {
  const { number, revision, quotedOn, currency, requestedBy, clientName } = quotation
  return {
    quotation: { number, revision, status: STATUS_TEXTS[quotation.stage], quotedOn, currency },
    project: {
      name: { en: quotation.projectName, ar: quotation.projectNameAr },
      location: quotation.location,
      city: labels('cities', quotation.city),
      areaSqm: quotation.areaSqm,
      type: labels('project-types', quotation.projectType),
      productTypes: quotation.productTypes.map((value) => labels('product-types', value)),
      endUser: quotation.endUser,
    },
    parties: { requestedBy, client: clientName, contractor: null, consultant: null },
  }
}

function peopleOf(
  quotation: Quotation,
  nameOf: NameOf
): Pick<TrackingSheetData, 'bdm' | 'estimator' | 'signatures'> {
  const author = nameOf(quotation.createdBy)
  const approver = quotation.status === 'approved' ? nameOf(quotation.decidedBy) : null
  return {
    bdm: quotation.bdmInitials,
    estimator: author,
    signatures: [
      { role: { en: 'Prepared by', ar: 'إعداد' }, name: author },
      { role: { en: 'Reviewed by', ar: 'مراجعة' }, name: null },
      { role: { en: 'Approved by', ar: 'اعتماد' }, name: approver },
      { role: { en: 'Client', ar: 'العميل' }, name: null },
    ],
  }
}

const STATUS_TEXTS = {
  draft: { en: 'Draft', ar: 'مسودة' },
  pending_approval: { en: 'Pending approval', ar: 'بانتظار الاعتماد' },
  approved: { en: 'Approved', ar: 'معتمد' },
  rejected: { en: 'Rejected', ar: 'مرفوض' },
  submitted_to_client: { en: 'Submitted to client', ar: 'مُقدَّم للعميل' },
  won: { en: 'Won', ar: 'تمت الترسية' },
  lost: { en: 'Lost', ar: 'لم تتم الترسية' },
  cancelled: { en: 'Cancelled', ar: 'ملغى' },
  expired: { en: 'Expired', ar: 'منتهي الصلاحية' },
  superseded: { en: 'Superseded', ar: 'حلّت محله مراجعة' },
}

/** Where the portal is reached: what the QR code leads to. */
function portalAddress(): string {
  return env.get('APP_URL') ?? `http://${env.get('HOST')}:${env.get('PORT')}`
}
