import type { Schema } from '../../../api/types'

export const DUNNING = 'commercial.dunning'

/** What a client was written about overdue invoices. */
export type DunningLetter = Schema<'DunningLetter'>

/** A client with overdue invoices, and whether a letter is due. */
export type DunningDue = Schema<'DunningDue'>
