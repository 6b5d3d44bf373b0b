/** Digits with single blanks or hyphens between them, after one plus sign at most: seven to fifteen. */
const CLEAN = /^\+?\d(?:[ -]?\d){6,14}$/
/** What a spreadsheet would calculate, take a zero off, or show as a power of ten. */
const CHANGED = /^[+0]|^\d{12,}$/
/** Calling codes of one and of two digits; all others have three (ITU-T E.164). */
const SHORT_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/**
 * A phone number that stays text in a spreadsheet and a number to dial elsewhere: its digits stand in
 * groups (`+966 50 123 4567`). The last has four, so that no language reads blanks between thousands.
 * @returns null for what is more than a phone number: that is defused like any other text
 */
export function phoneText(text: string): string | null {
  if (!CLEAN.test(text)) return null
  if (!CHANGED.test(text)) return text
  const digits = text.replace(/\D/g, '')
  if (text[0] !== '+') return grouped(digits)
  const code = SHORT_CODE.exec(digits)?.[0] ?? digits.slice(0, 3)
  return `+${code} ${grouped(digits.slice(code.length))}`
}

function grouped(digits: string) {
  const groups = [digits.slice(0, -7), digits.slice(-7, -4), digits.slice(-4)]
  return groups.filter((group) => group !== '').join(' ')
}
