import type { InvoiceDetail } from './invoice'

/** How much of a line a note corrects: a quantity at its price, or an amount before VAT. */
export interface NoteValue {
  quantity?: string
  amount?: string
}

const isZero = (text: string) => Number(text) === 0

/** A credit note starts with all that is left of its original; a debit note with nothing. */
export function newNote(original: InvoiceDetail, isCredit: boolean): Record<string, NoteValue> {
  if (!isCredit) return {}
  return Object.fromEntries(
    original.lines.flatMap(({ id, left }) => {
      if (!left || isZero(left.amount)) return []
      return [[id, isZero(left.quantity) ? { amount: left.amount } : { quantity: left.quantity }]]
    })
  ) as Record<string, NoteValue>
}

/** What a stored note corrects, by line of its original. */
export function storedNote({ lines }: InvoiceDetail): Record<string, NoteValue> {
  return Object.fromEntries(
    lines.flatMap(({ originalLineId, quantity, net }) =>
      originalLineId ? [[originalLineId, isZero(quantity) ? { amount: net } : { quantity }]] : []
    )
  ) as Record<string, NoteValue>
}

type NoteBody = NoteValue & { lineId: number }

/** The lines of a note as the server takes them. */
export const noteBody = (values: Record<string, NoteValue> = {}) =>
  Object.entries(values).flatMap<NoteBody>(([id, { quantity, amount }]) => {
    if (quantity && !isZero(quantity)) return [{ lineId: Number(id), quantity }]
    if (amount && !isZero(amount)) return [{ lineId: Number(id), amount }]
    return []
  })
