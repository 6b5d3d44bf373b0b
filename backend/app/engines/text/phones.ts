import { lazyPackage } from '#engines/processes/lazy_package'
import { latinDigits } from '#engines/text/fold'

const library = lazyPackage<typeof import('libphonenumber-js/max')>('libphonenumber-js/max')

/** Where a number without a country code is from. */
const HOME = 'SA'
const HOME_CODE = '966'

export interface PhoneNumber {
  /** `+966511345913`; null where what was typed is no number. */
  e164: string | null
  /** By what it is found beside that: `0511345913` as it is dialled at home, and the digits as typed. */
  words: string[]
}

/** Reads a phone number in any form in which people type it. */
export function readPhone(text: string | null | undefined): PhoneNumber {
  if (!text) return { e164: null, words: [] }
  const typed = digitsOf(text)
  const number = library().parsePhoneNumberFromString(text.replace('تحويلة', 'ext.'), HOME)
  // a number of a block that isn't opened yet is found all the same
  if (!number?.isPossible()) return { e164: null, words: typed ? [typed] : [] }
  const national = number.nationalNumber
  const isHome = number.countryCallingCode === HOME_CODE
  const home = isHome ? `0${national}` : number.formatNational().replace(/\D/g, '')
  const words = [...new Set([home, national, number.number.slice(1), typed])]
  return { e164: number.isValid() ? number.number : null, words }
}

/** Digits with what people put between them, alone between spaces: from the outset, or seven at least. */
const NUMBER =
  /(?<!\S)(?:(?:\+|00|\(\+)\d[\s().-]*(?:\d[\s().-]*){2,16}|0[\s().-]*(?:\d[\s().-]*){3,13}|\d[\s().-]*(?:\d[\s().-]*){6,14})(?!\S)/g

/**
 * What is searched, with each phone number in it as one word: `Huda +966 51 134 5913` becomes
 * `Huda 966511345913`.
 */
export function joinPhones(text: string): string {
  const joined = latinDigits(text).replace(NUMBER, (number) => ` ${digitsOf(number)} `)
  return joined.replace(/\s+/g, ' ').trim()
}

/** Without what stands before a country code, and without the zero that isn't dialled after one. */
function digitsOf(text: string): string {
  const plain = latinDigits(text).trim()
  const abroad = /^\(?(\+|00)/.test(plain)
  const dialled = abroad ? plain.replace(/\(\s*0\s*\)/, '') : plain
  return dialled.replace(/\D/g, '').replace(/^00/, '')
}
