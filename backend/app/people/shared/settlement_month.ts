/** `kind` in the books of all end-of-service settlements of a month. */
export const SETTLEMENT_MONTH = 'settlement_month'

/** The month of a day as a number: `2026-11-29` is 202611. */
export const monthIdOf = (day: string): number => Number(day.slice(0, 7).replace('-', ''))
