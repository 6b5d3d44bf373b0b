/** `ownerType` of the client's workbook; its `ownerId` is the quotation's that it came with. */
export const CLIENT_WORKBOOK = 'client_workbook'

/** `ownerType` of its copies with our prices; their `ownerId` is the quotation's. */
export const PRICED_WORKBOOK = 'priced_workbook'
