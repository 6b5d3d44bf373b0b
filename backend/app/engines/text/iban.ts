import { isValidIBAN } from 'ibantools'
import { latinDigits } from './fold.js'

/** A bank code as it is stored: Latin digits and capitals without blanks and dashes. */
export function compactBankCode(text: string): string {
  return latinDigits(text).replace(/[\s-]/g, '').toUpperCase()
}

/** Whether form, length and check digits are those of an IBAN of its country (ISO 13616). */
export function isIban(text: string): boolean {
  return isValidIBAN(compactBankCode(text))
}

/** An IBAN in groups of four, as it is printed; one that is half typed too. */
export function groupIban(text: string): string {
  return compactBankCode(text).replace(/(.{4})(?=.)/g, '$1 ')
}
