/** The forms that an Arabic noun has after a number: one, two, three to ten, eleven on, and hundreds. */
export interface CountedNoun {
  one: string
  two: string
  few: string
  many: string
  other: string
  /** Whether the noun is feminine, which gives its digits the other ending. */
  feminine?: boolean
}

const MASCULINE = [
  ...['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة', 'عشرة'],
]
const FEMININE = [
  ...['', 'واحدة', 'اثنتان', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثماني', 'تسع', 'عشر'],
]
const TENS = [...['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون']]
const HUNDREDS = [
  ...['', 'مئة', 'مئتان', 'ثلاثمئة', 'أربعمئة', 'خمسمئة', 'ستمئة', 'سبعمئة', 'ثمانمئة', 'تسعمئة'],
]
/** Before a noun the two hundred lose their ending: مئتا ريال. */
const TWO_HUNDRED_OF = 'مئتا'

export const noun = (one: string, two: string, few: string, many: string): CountedNoun => ({
  ...{ one, two, few, many },
  other: one,
})

const SCALES: [bigint, CountedNoun][] = [
  [1_000_000_000_000n, noun('تريليون', 'تريليونان', 'تريليونات', 'تريليوناً')],
  [1_000_000_000n, noun('مليار', 'ملياران', 'مليارات', 'ملياراً')],
  [1_000_000n, noun('مليون', 'مليونان', 'ملايين', 'مليوناً')],
  [1_000n, noun('ألف', 'ألفان', 'آلاف', 'ألفاً')],
]

/** A number below a quadrillion with what is counted: `أربعون ألف ريال`, `ريالان`, `ثلاثة ريالات`. */
export function arabicCount(value: bigint, counted: CountedNoun): string {
  const { one, two, feminine = false } = counted
  if (value === 1n) return `${one} ${(feminine ? FEMININE : MASCULINE)[1]!}`
  if (value === 2n) return two
  return `${arabicNumber(value, feminine)} ${formAfter(value, counted)}`
}

/** The noun follows the last two digits: three to ten its plural, eleven to ninety-nine its accusative. */
function formAfter(value: bigint, counted: CountedNoun): string {
  const last = Number(value % 100n)
  if (last >= 3 && last <= 10) return counted.few
  return last >= 11 ? counted.many : counted.other
}

function arabicNumber(value: bigint, isFeminine: boolean): string {
  if (value === 0n) return 'صفر'
  const parts: string[] = []
  let rest = value
  for (const [size, name] of SCALES) {
    const head = rest / size
    rest %= size
    if (head > 0n) parts.push(scaleOf(head, name, rest === 0n))
  }
  if (rest > 0n) parts.push(belowThousand(Number(rest), isFeminine))
  return parts.join(' و')
}

/** @param isLast whether what is counted follows, before which the word loses its ending */
function scaleOf(head: bigint, name: CountedNoun, isLast: boolean): string {
  if (head === 1n) return name.one
  if (head === 2n) return isLast ? name.two.slice(0, -1) : name.two
  const form = formAfter(head, name)
  const shown = isLast && form === name.many ? name.one : form
  return `${belowThousand(Number(head), false)} ${shown}`
}

function belowThousand(value: number, isFeminine: boolean): string {
  const rest = value % 100
  const hundreds = Math.floor(value / 100)
  const head = rest === 0 && hundreds === 2 ? TWO_HUNDRED_OF : HUNDREDS[hundreds]!
  return [head, belowHundred(rest, isFeminine)].filter(Boolean).join(' و')
}

function belowHundred(value: number, isFeminine: boolean): string {
  const digits = isFeminine ? FEMININE : MASCULINE
  const ten = isFeminine ? 'عشرة' : 'عشر'
  if (value <= 10) return digits[value]!
  if (value === 11) return isFeminine ? 'إحدى عشرة' : 'أحد عشر'
  if (value === 12) return `${isFeminine ? 'اثنتا' : 'اثنا'} ${ten}`
  if (value < 20) return `${digits[value - 10]!} ${ten}`
  const ones = value % 10
  // with its ending only before a noun: ثماني هللات, but ثمانٍ وعشرون
  const digit = isFeminine && ones === 8 ? 'ثمانٍ' : digits[ones]!
  return [digit, TENS[Math.floor(value / 10)]!].filter(Boolean).join(' و')
}
