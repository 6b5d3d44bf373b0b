import type { ApprovalStep } from '../../../kit/approval-steps'
import { nameIn } from '../../../kit/display/name-in'
import type { StoredDocument } from '../../../kit/files/document-list'
import type { Markup } from './markup'
import type { ScoreBreakdown } from './score'

export const QUOTATIONS = 'engineering.quotations'

export interface QuotationLine {
  id: number
  section: string | null
  description: string
  descriptionAr: string | null
  unit: string | null
  quantity: string
  /** Absent for those who may not see prices, like every amount below. */
  unitRate?: string | null
  total?: string | null
  costHead: string | null
  /** Null for those who may not see costs. */
  unitCost: string | null
  inclusion: 'included' | 'optional' | 'alternative'
  vatCategory: 'standard' | 'zero' | 'exempt'
}

export interface TrackingSheet {
  id: number
  sheetNo: number
  revision: number
  fileId: number
  url: string
  createdAt: string
  language?: 'en' | 'ar'
  createdBy: { id: number; name: string | null } | null
}

export interface Revision {
  id: number
  number: string
  revision: number
  stage: string
  quotedOn: string
  currency: string
  total: string | null
  /** Against the revision before, in per cent. */
  changePercent: number | null
}

/** A quotation as the API answers it; amounts are decimal strings in major units. */
export interface Quotation {
  id: number
  version: number
  number: string
  bdmInitials: string | null
  projectName: string
  projectNameAr: string | null
  areaSqm: string | null
  location: string | null
  city: string | null
  endUser: string | null
  requestedBy: string | null
  requesterType: string | null
  clientType: string | null
  contractorPreference: string | null
  vendorListNomination: string | null
  historicalSuccess: string | null
  projectType: string | null
  quotedOn: string
  validUntilOn: string | null
  followUpOn: string | null
  submittedAt?: string | null
  lostReason: string | null
  productTypes: string[]
  projectScore: string | number | null
  recommendationStatus: string | null
  status: 'pending' | 'approved' | 'rejected'
  stage: string
  clientId: number | null
  clientName: string | null
  currency: string
  vatRate: string
  discount?: string | null
  subtotal?: string | null
  vat?: string | null
  total?: string | null
  /** Per cent; null for those who may not see it, and while costs are missing. */
  margin?: number | null
  linesTotal?: string | null
  markupTotal?: string | null
  markups?: Markup[]
  cost?: string | null
  vatBreakdown?: { category: string; rate: string; taxable: string; vat: string }[]
  notes: string | null
  rejectionReason: string | null
  competitor?: string | null
  outcomeNote?: string | null
  sentAt?: string | null
  revisesId?: number | null
  revisions?: Revision[]
  lines?: QuotationLine[]
  scoreBreakdown?: ScoreBreakdown | null
  documents?: StoredDocument[]
  trackingSheets?: TrackingSheet[]
  approval?: { status: string; steps: ApprovalStep[] } | null
  project?: { id: number; code: string } | null
  createdAt: string
  can: Record<string, boolean>
  allowedActions?: string[]
}

export const quotationPath = ({ number }: { number: string }): string =>
  `/engineering/quotations/${encodeURIComponent(number)}`

export const sheetsPath = ({ number }: { number: string }): string =>
  `/quotation-documents/tracking-sheets/${encodeURIComponent(number)}`

/**
 * Where the API finds a quotation: by its number, or by its id when the address holds digits only,
 * as links of notifications do.
 */
export function recordPathOf(parameter: string | undefined): string | undefined {
  if (parameter === undefined) return undefined
  return /^\d+$/.test(parameter) ? parameter : `by-number/${encodeURIComponent(parameter)}`
}

/** The project's name as readers of a language know it. */
export function projectNameIn(
  language: string,
  { projectName, projectNameAr }: Pick<Quotation, 'projectName' | 'projectNameAr'>
): string {
  return nameIn(language, projectName, projectNameAr)
}

/** True when the server offers this action on this record. */
export function allows(quotation: Quotation, action: string): boolean {
  return quotation.allowedActions?.includes(action) ?? quotation.can[action] ?? false
}
