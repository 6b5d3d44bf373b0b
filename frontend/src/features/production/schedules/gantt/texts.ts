import { formatDuration, type WorkUnits } from '@binaa/backend/durations'
import { nameIn } from '../../../../kit/display/name-in'
import { SCHEDULES } from '../schedule'

export const GANTT = `${SCHEDULES}.gantt` as const

const ARABIC: Record<string, string> = { d: 'ي', h: 'س', m: 'د' }

/** Working time as people of a language write it: `3d 4h`, `3ي 4س`. */
export function durationText(minutes: number, units: WorkUnits, language: string): string {
  const text = formatDuration(minutes, units)
  return language.startsWith('ar') ? text.replace(/[dhm]/g, (unit) => ARABIC[unit]!) : text
}

interface Named {
  name: string
  nameAr?: string | null
}

export const nameOf = ({ name, nameAr }: Named, language: string): string =>
  nameIn(language, name, nameAr)
