import { exponentOf } from '#engines/money/money'
import { arabicCount } from './arabic.js'
import { CURRENCY_WORDS, type CurrencyWords } from './currency_words.js'
import { englishNumber } from './english.js'

/**
 * An amount in words, as documents of payment state it: `Forty thousand Saudi riyals only`. Null below
 * zero and for a currency without words.
 */
export function amountInWords(minor: number, currency: string): { en: string; ar: string } | null {
  const words = CURRENCY_WORDS[currency]
  if (!words || minor < 0) return null
  const scale = 10n ** BigInt(exponentOf(currency))
  const [whole, part] = [BigInt(minor) / scale, BigInt(minor) % scale]
  return { en: inEnglish(whole, part, words.en), ar: inArabic(whole, part, words.ar) }
}

function inEnglish(whole: bigint, part: bigint, words: CurrencyWords['en']): string {
  const units = `${englishNumber(whole)} ${whole === 1n ? words.one : words.other}`
  const rest = `${englishNumber(part)} ${part === 1n ? words.part : words.parts}`
  const text = part === 0n ? `${units} only` : `${units} and ${rest} only`
  return text[0]!.toUpperCase() + text.slice(1)
}

function inArabic(whole: bigint, part: bigint, { unit, part: name }: CurrencyWords['ar']): string {
  const units = arabicCount(whole, unit)
  const text = part === 0n ? units : `${units} و${arabicCount(part, name)}`
  return `${text} فقط لا غير`
}
