import { exponentOf, formatScaled } from '@binaa/backend/money'

type ValueKind = 'money' | 'percent' | 'day' | 'instant' | 'state' | 'plain'

/** Amounts in the currency of their record. */
const MONEY = new Set([
  'advanceRecovery',
  'allocated',
  'amount',
  'amountFrom',
  'amountTo',
  'billTotal',
  'contractValue',
  'deductions',
  'freight',
  'gross',
  'otherCharges',
  'paid',
  'payable',
  'retention',
  'retentionPaid',
  'total',
  'value',
  'vat',
])
const PERCENT = new Set([
  'freightVatRate',
  'margin',
  'marginBelow',
  'otherChargesVatRate',
  'portion',
  'vatRate',
])
/** Where a name means something else: a purchase order withholds a percentage, an invoice an amount. */
const OF_RESOURCE: Record<string, Record<string, ValueKind>> = {
  'procurement.purchase_orders': { retention: 'percent' },
  'engineering.quotations': { discount: 'money' },
}
const STATES = new Set(['status', 'stage', 'recommendationStatus', 'billStatus', 'quoteStatus'])

const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
const MONTH = /^\d{4}-\d{2}$/
const DECIMAL = /^-?\d+(\.\d+)?$/
/** Basis points of one percent, as digits after the point. */
const BASIS_POINTS = 2

/** What a value is, and its digits in major units: by the name of its field, else by its look. */
export function kindOf(resource: string, field: string, text: string): [ValueKind, string] {
  if (STATES.has(field)) return ['state', text]
  if (DAY.test(text)) return ['day', text]
  if (INSTANT.test(text)) return ['instant', text]
  if (!DECIMAL.test(text)) return ['plain', text]
  if (field.endsWith('Bp')) return ['percent', formatScaled(BigInt(text), BASIS_POINTS)]
  const kind = OF_RESOURCE[resource]?.[field]
  if (kind) return [kind, text]
  if (MONEY.has(field)) return ['money', text]
  return [PERCENT.has(field) ? 'percent' : 'plain', text]
}

/** Whole minor units as a decimal string: budgets, and targets by month. */
export function majorUnits(field: string, text: string, currency: string): string | null {
  const isMinor = field.endsWith('Minor') || MONTH.test(field)
  return isMinor && /^-?\d+$/.test(text) ? formatScaled(BigInt(text), exponentOf(currency)) : null
}

/** Whether the field itself is a month, as in a plan. */
export const isMonth = (field: string): boolean => MONTH.test(field)
