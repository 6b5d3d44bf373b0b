import { useTranslation } from 'react-i18next'
import { exponentOf } from '@binaa/backend/money'
import { usePreferences } from '../../providers/preferences'
import { DAY, DAY_TIME } from '../../providers/dates'
import { currencyText } from './currency'

export interface Formats {
  /** Decimal string with a fixed number of decimals, or as many as it has. */
  number: (value: string | number, decimals?: { min: number; max: number }) => string
  /** Shortened for the axis of a chart: `450M`. */
  short: (value: number) => string
  /** Amount in major units with the decimals of its currency; the code is not included. */
  amount: (value: string, currency: string | null | undefined) => string
  /** Amount with its currency as text, for titles and axes; on screen `Money` is used. */
  money: (value: string, currency: string | null | undefined) => string
  /** 62.5 as `62.5%`. */
  percent: (value: string | number, decimals?: number) => string
  /** `YYYY-MM-DD` as a Gregorian day. */
  day: (on: string) => string
  /** `YYYY-MM-DD` without its year, for the axis of a chart. */
  dayOfYear: (on: string) => string
  /** `YYYY-MM` as a month with its year. */
  month: (month: string) => string
  /** `YYYY-MM-DD` as a Hijri (umm al-qura) day. */
  hijriDay: (on: string) => string
  /** ISO instant as date and time of the browser's time zone, or of another one. */
  instant: (at: string, timeZone?: string) => string
}

/** Locale tags: Gregorian calendar always, digits by the user's preference. */
export function localeTag(language: string, digits: 'latin' | 'arabic'): string {
  const base = language.startsWith('ar') ? 'ar-SA' : 'en-GB'
  return `${base}-u-ca-gregory-nu-${digits === 'arabic' ? 'arab' : 'latn'}`
}

/** What makes a formatter, made to answer with the same one: the browser takes long over each. */
function remembered<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>()
  return (name) => {
    const found = made.get(name) ?? make(name)
    made.set(name, found)
    return found
  }
}

function createFormats(tag: string): Formats {
  const instant = new Intl.DateTimeFormat(tag, DAY_TIME)
  const elsewhere = remembered(
    (timeZone) => new Intl.DateTimeFormat(tag, { ...DAY_TIME, timeZone })
  )
  const day = new Intl.DateTimeFormat(tag, { ...DAY, timeZone: 'UTC' })
  const dayOfYear = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const month = new Intl.DateTimeFormat(tag, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const hijri = new Intl.DateTimeFormat(tag.replace('ca-gregory', 'ca-islamic-umalqura'), {
    ...DAY,
    month: 'long',
    timeZone: 'UTC',
  })
  return {
    ...numberFormats(tag),
    month: (of) => month.format(new Date(`${of}-01T00:00:00Z`)),
    dayOfYear: (on) => dayOfYear.format(new Date(`${on}T00:00:00Z`)),
    day: (on) => day.format(new Date(`${on}T00:00:00Z`)),
    // Some browsers write the second Jumada with one Roman character, which few fonts have.
    hijriDay: (on) => hijri.format(new Date(`${on}T00:00:00Z`)).normalize('NFKC'),
    instant: (at, timeZone) => (timeZone ? elsewhere(timeZone) : instant).format(new Date(at)),
  }
}

function numberFormats(tag: string): Pick<Formats, NumberFormats> {
  const ofNumbers = remembered((places: string) => {
    const [min, max] = places.split('-').map(Number)
    return new Intl.NumberFormat(tag, { minimumFractionDigits: min, maximumFractionDigits: max })
  })
  const number: Formats['number'] = (value, { min, max } = { min: 0, max: 4 }) =>
    // Intl formats decimal strings exactly; its older typing knows numbers only.
    ofNumbers(`${min}-${max}`).format(value as number)
  // British English writes millions as a small m, which is a metre here
  const short = new Intl.NumberFormat(tag.replace('en-GB', 'en'), {
    notation: 'compact',
    maximumFractionDigits: 1,
  })
  const ofPercents = remembered((decimals) => {
    const maximumFractionDigits = Number(decimals)
    return new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits })
  })
  const amount: Formats['amount'] = (value, currency) => {
    const places = exponentOf(currency)
    return number(value, { min: places, max: places })
  }
  return {
    number,
    short: (value) => short.format(value),
    amount,
    money: (value, currency) => {
      if (!currency) return amount(value, currency)
      const name = currencyText(currency, tag)
      return tag.startsWith('ar')
        ? `${amount(value, currency)} ${name}`
        : `${name} ${amount(value, currency)}`
    },
    percent: (value, decimals = 1) => ofPercents(String(decimals)).format(Number(value) / 100),
  }
}

type NumberFormats = 'number' | 'short' | 'amount' | 'money' | 'percent'

const formatsOf = remembered(createFormats)

/** Formatters of the current language and digit preference. */
export function useFormats(): Formats {
  const { i18n } = useTranslation()
  const { digits } = usePreferences()
  return formatsOf(localeTag(i18n.language, digits))
}
