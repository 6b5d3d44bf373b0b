/** What an ageing is asked for. */
export interface AgeingQuestion {
  /** Day of the report; later receipts and credits are not seen. */
  asOf: string
  /** By the day that an invoice is due on, or was issued on. */
  by: 'due' | 'issued'
  currency: string
  clientId?: number
}
