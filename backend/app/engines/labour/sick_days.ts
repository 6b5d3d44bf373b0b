import { SICK_RULES, sickParts, sickYearStart, type SickPart } from './sick_leave.js'

interface SickDay {
  on: string
  daysE4: number
}

/**
 * At which rate each day of illness is paid, by its day: after what was used before it in the same sick
 * year. What is more than the law grants is unpaid.
 * @param days every day of illness of one person that is known, in any order
 */
export function sickPartsByDay(
  days: readonly SickDay[],
  rules = SICK_RULES
): Map<string, SickPart[]> {
  const ordered = [...days].sort((a, b) => (a.on < b.on ? -1 : 1))
  const names = ordered.map(({ on }) => on)
  const found = new Map<string, SickPart[]>()
  for (const day of ordered) {
    const start = sickYearStart(names, day.on)
    const usedE4 = ordered
      .filter(({ on }) => on >= start && on < day.on)
      .reduce((sum, { daysE4 }) => sum + daysE4, 0)
    const { parts, overE4 } = sickParts(usedE4, day.daysE4, rules)
    const over = overE4 > 0 ? [{ percent: 0, daysE4: overE4 }] : []
    found.set(day.on, [...(found.get(day.on) ?? []), ...parts, ...over])
  }
  return found
}
