import { latinDigits } from '#engines/text/fold'

/**
 * What banks carry in texts of a payment: the Latin set of SWIFT (character set X without line breaks),
 * to which the messages of ISO 20022 are held in practice.
 */
const NOT_CARRIED = /[^a-zA-Z0-9/\-?:().,'+ ]+/g

/** Arabic letters as they are written in Latin ones without diacritics, after ISO 233-2 simplified. */
const LETTERS: Record<string, string> = {
  ...{ ا: 'a', أ: 'a', إ: 'i', آ: 'aa', ٱ: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h' },
  ...{ خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't' },
  ...{ ظ: 'z', ع: 'a', غ: 'gh', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h' },
  ...{ و: 'w', ي: 'y', ى: 'a', ة: 'h', ء: '', ئ: 'y', ؤ: 'w' },
  // of neighbouring languages, as names have them
  ...{ پ: 'p', چ: 'ch', ژ: 'zh', گ: 'g', ک: 'k', ی: 'y', ڤ: 'v' },
}
const ARABIC = /[\u0621-\u064a\u0671-\u06d3]/g
/** Vowel signs and the stretch of a word; accents that stand beside their letter after NFKD. */
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g

const SIGNS: Record<string, string> = {
  ...{ '&': '+', '،': ',', '؛': ',', '؟': '?', _: '-', '–': '-', '—': '-', '’': "'", '‘': "'" },
  ...{ ß: 'ss', Æ: 'AE', æ: 'ae', Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i' },
}
const SIGN = /[&،؛؟_–—’‘ßÆæØøŁłĐđı]/g

/**
 * A text as a bank carries it: accents dropped, Arabic letters written in Latin ones, everything else that
 * no bank knows a blank; at most `max` characters. Empty where nothing is left of it.
 */
export function latinSet(text: string, max: number): string {
  return latinDigits(text)
    .normalize('NFC')
    .replace(SIGN, (sign) => SIGNS[sign]!)
    .replace(ARABIC, (letter) => LETTERS[letter] ?? ' ')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(NOT_CARRIED, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trimEnd()
}

/** An identification in a payment: neither begins nor ends with a slash, nor has two of them together. */
export function latinId(text: string, max: number): string {
  return latinSet(text.replaceAll(/\/+/g, '-'), max)
}
