/** `ownerType` of printed sheets; their `ownerId` is the quotation's. */
export const TRACKING_SHEET = 'tracking_sheet'

/** `ownerType` of printed offers; their `ownerId` is the quotation's. */
export const OFFER_PDF = 'offer_pdf'

/** `ownerType` of the documents filed with quotations; their `ownerId` is the quotation's. */
export const QUOTATION_DOCUMENT = 'quotation_document'
