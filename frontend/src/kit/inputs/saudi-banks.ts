import { compactBankCode, isIban } from '@binaa/backend/iban'

/** Bank codes inside Saudi IBANs (characters 5 and 6), as SAMA assigns them. */
const SAUDI_BANKS: Record<string, { en: string; ar: string }> = {
  '05': { en: 'Alinma Bank', ar: 'مصرف الإنماء' },
  '10': { en: 'Saudi National Bank', ar: 'البنك الأهلي السعودي' },
  '15': { en: 'Bank AlBilad', ar: 'بنك البلاد' },
  '20': { en: 'Riyad Bank', ar: 'بنك الرياض' },
  '30': { en: 'Arab National Bank', ar: 'البنك العربي الوطني' },
  '45': { en: 'Saudi Awwal Bank', ar: 'البنك السعودي الأول' },
  '55': { en: 'Banque Saudi Fransi', ar: 'البنك السعودي الفرنسي' },
  '60': { en: 'Bank AlJazira', ar: 'بنك الجزيرة' },
  '65': { en: 'Saudi Investment Bank', ar: 'البنك السعودي للاستثمار' },
  '80': { en: 'Al Rajhi Bank', ar: 'مصرف الراجحي' },
}

/** Name of the bank a Saudi IBAN belongs to, when the code is known. */
export function bankOfIban(text: string, language: string): string | undefined {
  const iban = compactBankCode(text)
  if (!iban.startsWith('SA') || !isIban(iban)) return undefined
  const bank = SAUDI_BANKS[iban.slice(4, 6)]
  return bank && (language.startsWith('ar') ? bank.ar : bank.en)
}
