import type { PrintLanguage } from '#engines/pdf/document'
import type { PrintedCompany } from '#engines/pdf/letterhead'
import type { VatCategory } from '#engineering/enums/bill'
import type { SheetText, SheetStage } from '#engineering/quotations/stage_plan/sheet_stage'

export interface SheetLine {
  /** As the client numbers it, or its ordinal in its section, `2.14`. */
  number: string
  /** Lines of one section stand together, sections in the order of their first line. */
  section: SheetText
  /** The section that it stands in, and those around it, as its ordinal counts them. */
  path: string | null
  description: string
  descriptionAr: string | null
  unit: SheetText
  /** Decimal strings: quantity and unitRate up to four decimals, total those of the currency. */
  quantity: string
  unitRate: string
  total: string
}

export interface SheetDocument {
  name: string
  category: SheetText
  revision: string | null
  /** 'YYYY-MM-DD' or null. */
  datedOn: string | null
}

/** Money as decimal strings in the quotation's currency, with its decimals; rates in per cent. */
export interface SheetPrices {
  subtotal: string
  discount: string
  /** VAT per category that occurs, in the order of the categories. */
  vatShares: { category: VatCategory; rate: string; taxable: string; vat: string }[]
  vat: string
  total: string
}

export interface SheetApproval {
  step: SheetText
  name: SheetText
  decision: 'approved' | 'rejected' | 'pending'
  /** 'YYYY-MM-DD' or null. */
  decidedOn: string | null
  comment: string | null
}

export interface SheetRevision {
  revision: number
  /** 'YYYY-MM-DD' or null. */
  datedOn: string | null
  author: SheetText
  reason: SheetText
  /** Decimal string, or null where it is not known. */
  total: string | null
  /** Of the total, where it is not the quotation's. */
  currency?: string
  /** Change against the revision before, in per cent, as a decimal string: `-4.5`. */
  priceChange: string | null
}

export interface SheetScore {
  /** 0 to 100, one decimal: `78.0`. */
  total: string
  recommendation: 'go' | 'review' | 'no_go'
  /** Most weighty first; the first three are printed. */
  reasons: SheetText[]
}

/**
 * Everything a tracking sheet prints. Dates are 'YYYY-MM-DD', `printedAt` an ISO 8601 instant; money
 * and rates are decimal strings, never floats. Where `showPrices` is false, rates, totals and the
 * price summary are left out of the document and of its hash.
 */
export interface TrackingSheetData {
  printLanguage: PrintLanguage
  showPrices: boolean
  company: PrintedCompany
  quotation: {
    number: string
    revision: number
    status: SheetText
    quotedOn: string | null
    /** ISO 4217, for example `SAR`. */
    currency: string
  }
  sheet: { number: string; issuedOn: string; version: number }
  /** Address of the quotation in the portal, for the QR code; http or https. */
  portalUrl: string
  project: {
    name: SheetText
    location: SheetText
    city: SheetText
    /** Square metres, decimal string. */
    areaSqm: string | null
    type: SheetText
    productTypes: SheetText[]
    endUser: SheetText
  }
  parties: {
    requestedBy: SheetText
    client: SheetText
    contractor: SheetText
    consultant: SheetText
  }
  bdm: SheetText
  estimator: SheetText
  score: SheetScore | null
  /** Only what is known; the sheet prints all twelve stages. */
  stages: SheetStage[]
  lines: SheetLine[]
  documents: SheetDocument[]
  /** Null where the quotation has no prices yet. */
  prices: SheetPrices | null
  approvals: SheetApproval[]
  revisions: SheetRevision[]
  /** Roles that sign; the name is printed where it is known. */
  signatures: { role: SheetText; name: SheetText }[]
  printedBy: string
  printedAt: string
  /** IANA name for `printedAt`; default `Asia/Riyadh`. */
  timeZone?: string
}
