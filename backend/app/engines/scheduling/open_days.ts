import type { Day } from './moment.js'
import { hoursOn, type WorkRules } from './work_week.js'

const WEEK = 7

/** Whether a calendar works on any day of a stretch; its rules change on few days, so few are looked at. */
export function worksWithin(rules: WorkRules, from: Day, to: Day): boolean {
  const dated = [...rules.periods, ...rules.exceptions]
  const turns = new Set([from, ...dated.flatMap((rule) => [rule.from, rule.to + 1])])
  for (const turn of turns) {
    if (turn < from || turn > to) continue
    // until the next turn every week is the same
    for (let day = turn; day < turn + WEEK && day <= to; day++)
      if (hoursOn(rules, day).length) return true
  }
  return false
}
