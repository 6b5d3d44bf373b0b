import dayjs from 'dayjs'
import 'dayjs/locale/ar-sa'
import { getPreferences } from './preferences'

/**
 * Arabic uses ar-sa (Latin digits, Gulf months). The plugin `preParsePostFormat` must never be
 * loaded: it would turn the dates sent to the server into Arabic-Indic digits.
 */
export function setDayjsLocale(locale: 'en' | 'ar'): void {
  dayjs.locale(locale === 'ar' ? 'ar-sa' : 'en')
}

/** The BCP-47 tag for `Intl`, with the digits the user prefers. */
export function intlLocale(): string {
  const { language, digits } = getPreferences()
  const numbers = digits === 'arabic' ? 'arab' : 'latn'
  return language === 'arabic' ? `ar-SA-u-ca-gregory-nu-${numbers}` : `en-GB-u-nu-${numbers}`
}

const STEPS: [limitSeconds: number, unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  [60, 'second', 1],
  [3600, 'minute', 60],
  [86_400, 'hour', 3600],
  [604_800, 'day', 86_400],
  [2_629_800, 'week', 604_800],
  [31_557_600, 'month', 2_629_800],
  [Infinity, 'year', 31_557_600],
]

/** An instant in words seen from now, such as "5 minutes ago". */
export function relativeTime(iso: string, now = Date.now()): string {
  const seconds = Math.round((new Date(iso).getTime() - now) / 1000)
  const [, unit, size] = STEPS.find(([limit]) => Math.abs(seconds) < limit)!
  const format = new Intl.RelativeTimeFormat(intlLocale(), { numeric: 'always' })
  return format.format(Math.trunc(seconds / size), unit)
}

/** A day as the whole portal writes it: 23 Nov 2026, 23 نوفمبر 2026. */
export const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
export const DAY_TIME = { ...DAY, hour: '2-digit', minute: '2-digit' } as const

/** Date and time for people, in the browser's time zone. */
export function dateTime(iso: string): string {
  return new Intl.DateTimeFormat(intlLocale(), DAY_TIME).format(new Date(iso))
}

/** The time of day alone. */
export function timeOfDay(at: Date): string {
  return new Intl.DateTimeFormat(intlLocale(), { hour: '2-digit', minute: '2-digit' }).format(at)
}

/** A whole number with the user's digits and separators. */
export function wholeNumber(value: number): string {
  return new Intl.NumberFormat(intlLocale()).format(value)
}
