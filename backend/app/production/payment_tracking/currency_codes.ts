import type { CURRENCIES } from '#engines/money/money'

/** Numeric codes of ISO 4217: with its project's id a currency makes the id of a row. */
export const CURRENCY_CODES: Record<(typeof CURRENCIES)[number], number> = {
  SAR: 682,
  AED: 784,
  BHD: 48,
  KWD: 414,
  OMR: 512,
  QAR: 634,
  EGP: 818,
  JOD: 400,
  USD: 840,
  EUR: 978,
  GBP: 826,
  CNY: 156,
  INR: 356,
  JPY: 392,
}

export const CODES = 1000
