import { parseDay, MINUTES_OF_DAY, type Moment } from '#engines/scheduling/moment'
import { latinDigits } from '#engines/text/fold'

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d\d)(?::\d\d)?)?/
/** The day first, as the region writes it. */
const SLASHED = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:\s+(\d{1,2}):(\d\d))?/

export interface WrittenMoment {
  at: Moment
  /** Only a day was written. */
  isDay: boolean
}

/** A date as a table has it; null when it is none. */
export function writtenMoment(text: string): WrittenMoment | null {
  const tidy = latinDigits(text).trim()
  const iso = ISO.exec(tidy)
  const slashed = iso ? null : SLASHED.exec(tidy)
  const [year, month, day] = iso ? iso.slice(1, 4) : (slashed?.slice(1, 4).reverse() ?? [])
  const [hour, minute] = (iso ?? slashed)?.slice(4, 6) ?? []
  if (!year || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return null
  const two = (part: string | undefined) => String(part).padStart(2, '0')
  try {
    const at = parseDay(`${year}-${two(month)}-${two(day)}`) * MINUTES_OF_DAY
    return { at: at + Number(hour ?? 0) * 60 + Number(minute ?? 0), isDay: hour === undefined }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** `40`, `40%`, `٤٠٪` as 0 to 100; null when it is none. */
export function writtenPercent(text: string): number | null {
  const [, number] = /^(\d+(?:\.\d+)?)\s*[%٪]?$/u.exec(latinDigits(text).trim()) ?? []
  const percent = Number(number)
  return number !== undefined && percent <= 100 ? Math.round(percent * 100) / 100 : null
}

/** Resources as people list them: `Crane 1; Crew A[50%]`. */
export function writtenResources(text: string): { name: string; units: number }[] {
  return text
    .split(/[;؛،,\n]+/u)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, name, percent] = /^(.+?)\s*\[([\d.]+)\s*[%٪]\]$/u.exec(latinDigits(part)) ?? []
      const units = Number(percent) / 100
      return name && units > 0 ? { name, units } : { name: part, units: 1 }
    })
}

/** The same text from names and units. */
export const formatResources = (of: readonly { name: string; units: number }[]): string =>
  of.map(({ name, units }) => (units === 1 ? name : `${name}[${units * 100}%]`)).join('; ')
