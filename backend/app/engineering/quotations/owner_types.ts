/** `ownerType` of printed sheets; their `ownerId` is the quotation's. */
export const TRACKING_SHEET = 'tracking_sheet'

/** `ownerType` of the documents filed with quotations; their `ownerId` is the quotation's. */
export const QUOTATION_DOCUMENT = 'quotation_document'
