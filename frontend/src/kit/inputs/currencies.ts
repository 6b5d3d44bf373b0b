/** Currencies the portal trades in, the usual ones first. */
export const CURRENCIES = ['SAR', 'AED', 'BHD', 'KWD', 'OMR', 'QAR', 'EGP', 'JOD', 'USD', 'EUR', 'GBP', 'CNY', 'INR', 'JPY'] // prettier-ignore

export const CURRENCY_OPTIONS = CURRENCIES.map((code) => ({ value: code, label: code }))
