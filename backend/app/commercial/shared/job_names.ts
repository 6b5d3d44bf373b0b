/** Stable names of the department's jobs: rows in the database carry them. */
export const READ_CARD = 'commercial.read_card'
export const WRITE_REPORT = 'commercial.write_report'
export const PRINT_INVOICE = 'commercial.print_invoice'
export const PRINT_DUNNING = 'commercial.print_dunning'
