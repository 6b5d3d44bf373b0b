import type { EInvoice } from '../e_invoice.js'

/** A business rule by its published name, and whether a document keeps it. */
export interface Rule {
  name: string
  holds(invoice: EInvoice): boolean
}

export const rule = (name: string, holds: Rule['holds']): Rule => ({ name, holds })

export const filled = (text: string | null | undefined) => !!text?.trim()

export const noLonger = (text: string | null | undefined, characters: number) =>
  (text?.trim().length ?? 0) <= characters

/** What holds for invoices to whom the full rules apply; simplified ones keep it anyway. */
export const ofStandard =
  (holds: Rule['holds']): Rule['holds'] =>
  (invoice) =>
    invoice.simplified || holds(invoice)

export const isNote = ({ code }: EInvoice) => code === '381' || code === '383'
