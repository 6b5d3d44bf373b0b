const ARABIC_INDIC_ZERO = 0x0660
const EXTENDED_ZERO = 0x06f0

/** Turns Latin digits into Arabic-Indic ones, and the decimal point with them. */
export function toArabicDigits(text: string): string {
  const digits = text.replace(/[0-9]/g, (digit) =>
    String.fromCharCode(ARABIC_INDIC_ZERO + Number(digit))
  )
  return digits.replace('.', '٫')
}

/** Turns Arabic-Indic (٠-٩) and extended (۰-۹) digits into Latin ones; other text is untouched. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= EXTENDED_ZERO ? EXTENDED_ZERO : ARABIC_INDIC_ZERO))
  })
}

/**
 * Turns what people type or paste as a number into a plain decimal string: Arabic digits and
 * separators become Latin, grouping and spaces go. Text that is no number is returned as it is.
 */
export function toDecimalText(text: string): string {
  const latin = toLatinDigits(text).replace(/٫/g, '.').replace(/[\s٬]/g, '')
  const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(latin)
  return grouped ? latin.replace(/,/g, '') : latin
}
