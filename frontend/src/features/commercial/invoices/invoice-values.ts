import { today } from '../../../kit/inputs/today'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import { newLineKey, withKeys } from '../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { standardRate } from '../../../kit/vat/standard-rate'
import { TAX_FIELDS } from '../companies/tax-fields'
import type { Contract } from '../contracts/contract'
import type { InvoiceDetail, InvoiceType } from './invoice'
import { corrects, underContract } from './invoice'
import { newNote, noteBody, storedNote, type NoteValue } from './note-values'

export interface InvoiceValues {
  clientId?: number | null
  currency?: string
  buyer?: Record<string, string | null>
  lines?: Line[]
  /** Work of this period by line of the contract. */
  work?: Record<string, string>
  /** Of a note: how much of it, by line of its original. */
  corrections?: Record<string, NoteValue>
  [field: string]: unknown
}

const SHARED = ['suppliedOn', 'orderNumber', 'notes'] as const
const PROGRESS = ['periodFromOn', 'periodToOn', 'deductions', 'deductionReason'] as const

export function blankLine(): Line {
  return {
    key: newLineKey(),
    description: '',
    descriptionAr: '',
    quantity: '1',
    unit: '',
    unitPrice: '',
    discount: '',
    vatCategory: 'S',
    vatRate: standardRate(),
    exemptionReason: '',
  }
}

/** Zero stands for nothing: an empty cell reads better. */
const orEmpty = (amount: string) => (Number(amount) === 0 ? '' : amount)

const lineValues = (line: InvoiceDetail['lines'][number]) => ({
  description: line.description,
  descriptionAr: line.descriptionAr,
  quantity: line.quantity,
  unit: line.unit,
  unitPrice: line.unitPrice,
  discount: orEmpty(line.discount),
  vatCategory: line.vatCategory,
  vatRate: line.vatRate,
  exemptionReason: line.exemptionReason,
})

/** Values of a new document; a correction starts from what its original says. */
export function newValues(
  type: InvoiceType,
  contract?: Contract,
  original?: InvoiceDetail
): InvoiceValues {
  return {
    suppliedOn: today(),
    paymentDays: contract?.paymentDays ?? original?.paymentDays ?? 30,
    currency: contract?.currency ?? original?.currency ?? 'SAR',
    lines: [blankLine()],
    corrections: original ? newNote(original, type === 'credit_note') : {},
    buyer: original?.buyer,
    work: {},
  }
}

export function storedValues(invoice: InvoiceDetail): InvoiceValues {
  const work = invoice.lines.flatMap(({ contractLineId, quantity }) =>
    contractLineId ? [[String(contractLineId), orEmpty(quantity)]] : []
  )
  return {
    ...invoice,
    amount: invoice.gross,
    deductions: orEmpty(invoice.deductions),
    lines: withKeys(invoice.lines.map(lineValues)),
    work: Object.fromEntries(work) as Record<string, string>,
    corrections: storedNote(invoice),
  }
}

/** The request's body: what the type of the document knows, empty text as no value. */
export function bodyOf(
  values: InvoiceValues,
  type: InvoiceType,
  columns: LineColumn[],
  { contract, isNew }: { contract?: Contract; isNew: boolean }
): object {
  const body = {
    ...pick(values, SHARED),
    paymentDays: Number(values.paymentDays ?? 30),
    ...buyerOf(values, isNew),
  }
  if (underContract(type)) {
    const own =
      type === 'progress'
        ? { ...pick(values, PROGRESS), lines: workLines(values, contract) }
        : pick(values, ['amount'])
    return { ...body, contractId: contract?.id, ...own }
  }
  if (corrects(type))
    return { ...body, ...pick(values, ['reason']), corrections: noteBody(values.corrections) }
  const lines = linesBody(withoutTail(values.lines ?? [], columns, blankLine), columns)
  const own = { ...pick(values, ['clientId', 'currency']), simplified: values.simplified === true }
  return { ...body, ...own, lines }
}

function pick(values: InvoiceValues, fields: readonly string[]) {
  return Object.fromEntries(
    fields.map((name) => [name, values[name] === '' ? null : (values[name] ?? null)])
  )
}

function buyerOf({ buyer = {} }: InvoiceValues, isNew: boolean) {
  // of a stored draft, what was emptied goes as well
  const stated = TAX_FIELDS.filter(({ name }) => !isNew || buyer[name])
  // left out, the server takes what it knows of the client's company
  if (!stated.length) return {}
  return { buyer: Object.fromEntries(stated.map(({ name }) => [name, buyer[name] || null])) }
}

function workLines({ work = {} }: InvoiceValues, contract?: Contract) {
  return (contract?.lines ?? []).flatMap(({ id, description, unitRate }) =>
    Number(work[id])
      ? [{ contractLineId: id, description, quantity: work[id], unitPrice: unitRate }]
      : []
  )
}
