/** An IBAN without spaces, in capitals. */
export function compactIban(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase()
}

/** An IBAN in groups of four, as it is printed. */
export function groupIban(text: string): string {
  return compactIban(text).replace(/(.{4})(?=.)/g, '$1 ')
}

/**
 * Checks form and check digits (ISO 13616, modulus 97). Saudi IBANs are 24 characters long, those
 * of the Emirates 23; other lengths are left to the server.
 */
export function isIban(text: string): boolean {
  const iban = compactIban(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const lengths: Record<string, number> = { SA: 24, AE: 23, KW: 30, BH: 22, QA: 29, OM: 23, JO: 30 }
  const expected = lengths[iban.slice(0, 2)]
  if (expected !== undefined && iban.length !== expected) return false
  const digits = [...(iban.slice(4) + iban.slice(0, 4))]
    .map((character) => parseInt(character, 36).toString())
    .join('')
  return BigInt(digits) % 97n === 1n
}

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
  const iban = compactIban(text)
  if (!iban.startsWith('SA') || !isIban(iban)) return undefined
  const bank = SAUDI_BANKS[iban.slice(4, 6)]
  return bank && (language.startsWith('ar') ? bank.ar : bank.en)
}
