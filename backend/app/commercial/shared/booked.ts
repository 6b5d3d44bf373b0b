/** `kind` in the books of what was paid back to a client. */
export const CLIENT_REFUND = 'client_refund'
