import { latinDigits } from '#engines/text/fold'

/** What a day and a week of work come to in minutes. */
export interface WorkUnits {
  day: number
  week: number
}

/** Eight hours a day, five days a week. */
export const COMMON_UNITS: WorkUnits = { day: 480, week: 2400 }

const PART = /(\d+(?:\.\d+)?)\s*(\p{L}*)\.?/uy
const GAP = /[\s,،+]*/uy

const UNITS: Record<string, readonly string[]> = {
  week: ['w', 'wk', 'wks', 'week', 'weeks', 'أسبوع', 'اسبوع', 'أسابيع', 'اسابيع', 'أ'],
  day: ['', 'd', 'dy', 'day', 'days', 'ي', 'يوم', 'يوما', 'يوماً', 'أيام', 'ايام'],
  hour: ['h', 'hr', 'hrs', 'hour', 'hours', 'س', 'ساعة', 'ساعه', 'ساعات'],
  minute: ['m', 'min', 'mins', 'minute', 'minutes', 'د', 'دقيقة', 'دقيقه', 'دقائق'],
}
const UNIT_OF = new Map(
  Object.entries(UNITS).flatMap(([unit, names]) => names.map((name) => [name, unit] as const))
)

/**
 * Working time as people write it: `3d`, `3d 4h`, `2w`, `1.5`, `٣ي ٤س`; a number without a unit is days.
 * @returns whole minutes, or null when it is no such text
 */
export function parseDuration(text: string, units: WorkUnits = COMMON_UNITS): number | null {
  const tidy = latinDigits(text).trim().toLowerCase()
  let minutes = 0
  let at = 0
  while (at < tidy.length) {
    PART.lastIndex = at
    const [part, number, name] = PART.exec(tidy) ?? []
    const unit = name === undefined ? undefined : UNIT_OF.get(name)
    if (part === undefined || unit === undefined) return null
    minutes += Number(number) * minutesOf(unit, units)
    GAP.lastIndex = PART.lastIndex
    GAP.exec(tidy)
    at = GAP.lastIndex
  }
  return tidy && Number.isFinite(minutes) ? Math.round(minutes) : null
}

/** The same of either sign: `+2d`, `-4h`, `−1w`. */
export function parseLag(text: string, units: WorkUnits = COMMON_UNITS): number | null {
  const [, sign, rest] = /^\s*([+\-−–]?)(.*)$/su.exec(text) ?? []
  const minutes = parseDuration(rest ?? '', units)
  if (minutes === null) return null
  return sign === '' || sign === '+' || minutes === 0 ? minutes : -minutes
}

const LETTERS = { en: ['d', 'h', 'm'], ar: ['ي', 'س', 'د'] } as const

/** @returns `3d 4h`, `0d`, `-2d`, `3ي 4س`: text that `parseLag` reads as the same minutes */
export function formatDuration(
  minutes: number,
  units: WorkUnits = COMMON_UNITS,
  language: keyof typeof LETTERS = 'en'
): string {
  const letters = LETTERS[language]
  const whole = Math.abs(Math.round(minutes))
  const days = Math.floor(whole / units.day)
  const rest = whole - days * units.day
  const parts = [
    [days, letters[0]],
    [Math.floor(rest / 60), letters[1]],
    [rest % 60, letters[2]],
  ].flatMap(([count, unit]) => (count ? [`${count}${unit}`] : []))
  return parts.length ? (minutes < 0 ? '-' : '') + parts.join(' ') : `0${letters[0]}`
}

function minutesOf(unit: string, { day, week }: WorkUnits): number {
  if (unit === 'week') return week
  if (unit === 'day') return day
  return unit === 'hour' ? 60 : 1
}
