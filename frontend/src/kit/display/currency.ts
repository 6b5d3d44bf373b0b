/** Short forms of currencies in Arabic; others keep their code. */
const ARABIC: Record<string, string> = {
  SAR: 'ر.س.',
  AED: 'د.إ.',
  QAR: 'ر.ق.',
  KWD: 'د.ك.',
  BHD: 'د.ب.',
  OMR: 'ر.ع.',
  JOD: 'د.أ.',
  EGP: 'ج.م.',
}

/** A currency as shown beside an amount: the code, in Arabic its short form. */
export const currencyText = (currency: string, language: string): string =>
  language.startsWith('ar') ? (ARABIC[currency] ?? currency) : currency
