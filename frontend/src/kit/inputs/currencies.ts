import { CURRENCIES } from '@binaa/backend/money'

export const CURRENCY_OPTIONS = CURRENCIES.map((code) => ({ value: code, label: code }))
