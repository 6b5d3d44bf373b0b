interface Words {
  en: [one: string, other: string]
  /** One and two without their number, then the noun of three to ten, of eleven on, and of hundreds. */
  ar: Record<'one' | 'two' | 'few' | 'many' | 'other', string>
}

const DAYS: Words = {
  en: ['day', 'days'],
  ar: { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يوماً', other: 'يوم' },
}
const MONTHS: Words = {
  en: ['month', 'months'],
  ar: { one: 'شهر واحد', two: 'شهران', few: 'أشهر', many: 'شهراً', other: 'شهر' },
}
const YEARS: Words = {
  en: ['year', 'years'],
  ar: { one: 'سنة واحدة', two: 'سنتان', few: 'سنوات', many: 'سنة', other: 'سنة' },
}

const plural = new Intl.PluralRules('ar')

/** A number with its noun in both languages: the Arabic one follows its number. */
function counted(count: number, { en, ar }: Words) {
  const form = plural.select(count)
  const name = ar[form === 'zero' ? 'other' : form]
  return {
    en: `${count} ${count === 1 ? en[0] : en[1]}`,
    ar: form === 'one' || form === 'two' ? name : `${count} ${name}`,
  }
}

/** `12 days`, `12 يوماً`; parts of days as decimals. */
export const countedDays = (count: number) => counted(count, DAYS)
/** After a word that governs it, such as `خلال`: two are `يومين`. */
export const countedDaysAfter = (count: number) =>
  counted(count, { ...DAYS, ar: { ...DAYS.ar, two: 'يومين' } })
export const countedMonthsAfter = (count: number) =>
  counted(count, { ...MONTHS, ar: { ...MONTHS.ar, two: 'شهرين' } })
export const countedYears = (count: number) => counted(count, YEARS)
