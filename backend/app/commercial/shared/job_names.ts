/** Stable names of the department's jobs: rows in the database carry them. */
export const READ_CARD = 'commercial.read_card'
export const PRINT_INVOICE = 'commercial.print_invoice'
export const PRINT_DUNNING = 'commercial.print_dunning'
export const WRITE_DUNNING_BATCH = 'commercial.write_dunning_batch'
export const SEND_E_INVOICE = 'commercial.send_e_invoice'
export const TEST_E_INVOICE_UNIT = 'commercial.test_e_invoice_unit'
