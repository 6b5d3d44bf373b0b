import { today } from '../../../kit/inputs/today'
import { linesBody, withoutTail } from '../../../kit/lines/check-lines'
import { newLineKey, withKeys } from '../../../kit/lines/operations'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { standardRate } from '../../../kit/vat/standard-rate'
import type { Contract } from '../contracts/contract'
import type { InvoiceDetail, InvoiceType } from './invoice'
import { corrects, underContract } from './invoice'

export interface InvoiceValues {
  clientId?: number | null
  currency?: string
  buyer?: Record<string, string | null>
  lines?: Line[]
  /** Work of this period by line of the contract. */
  work?: Record<string, string>
  [field: string]: unknown
}

const SHARED = ['suppliedOn', 'notes'] as const
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
export function newValues(contract?: Contract, original?: InvoiceDetail): InvoiceValues {
  return {
    suppliedOn: today(),
    paymentDays: contract?.paymentDays ?? original?.paymentDays ?? 30,
    currency: contract?.currency ?? original?.currency ?? 'SAR',
    lines: original ? withKeys(original.lines.map(lineValues)) : [blankLine()],
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
  }
}

/** The request's body: what the type of the document knows, empty text as no value. */
export function bodyOf(
  values: InvoiceValues,
  type: InvoiceType,
  columns: LineColumn[],
  { contract, original }: { contract?: Contract; original?: InvoiceDetail | null }
): object {
  const body = {
    ...pick(values, SHARED),
    paymentDays: Number(values.paymentDays ?? 30),
    ...buyerOf(values),
  }
  if (underContract(type)) {
    const own =
      type === 'progress'
        ? { ...pick(values, PROGRESS), lines: workLines(values, contract) }
        : pick(values, ['amount'])
    return { ...body, contractId: contract?.id, ...own }
  }
  const lines = linesBody(withoutTail(values.lines ?? [], columns, blankLine), columns)
  if (!corrects(type)) return { ...body, ...pick(values, ['clientId', 'currency']), lines }
  // what was invoiced under a contract is taken back whole
  const whole = type === 'credit_note' && original?.contract
  return { ...body, ...pick(values, ['reason']), ...(whole ? {} : { lines }) }
}

function pick(values: InvoiceValues, fields: readonly string[]) {
  return Object.fromEntries(
    fields.map((name) => [name, values[name] === '' ? null : (values[name] ?? null)])
  )
}

function buyerOf({ buyer = {} }: InvoiceValues) {
  const known = BUYER_FIELDS.flatMap((name) => (buyer[name] ? [[name, buyer[name]]] : []))
  // left out, the server takes the details of the client's last invoice
  return known.length ? { buyer: Object.fromEntries(known) as object } : {}
}

export const BUYER_FIELDS = [
  'vatNumber',
  'otherId',
  'buildingNumber',
  'street',
  'district',
  'city',
  'postalCode',
] as const

function workLines({ work = {} }: InvoiceValues, contract?: Contract) {
  return (contract?.lines ?? []).flatMap(({ id, description, unitRate }) =>
    Number(work[id])
      ? [{ contractLineId: id, description, quantity: work[id], unitPrice: unitRate }]
      : []
  )
}
