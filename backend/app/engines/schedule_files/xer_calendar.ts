import { MINUTES_OF_DAY, parseDay, type Day } from '#engines/scheduling/moment'
import { parseHours } from '#engines/scheduling/hours_text'
import {
  tidyHours,
  type DayHours,
  type Interval,
  type Week,
  type WorkRules,
} from '#engines/scheduling/work_week'

/** Days are counted from here, as spreadsheets do. */
const FIRST_DAY = parseDay('1899-12-30')
const DEPTH = 12
const DAYS = 7

/** `(0||name(attributes)(children))`, as calendars are written. */
interface Item {
  name: string
  attributes: string[]
  children: Item[]
}

/**
 * The hours of `clndr_data`: `null` for days that it does not name, so that they come from the calendar
 * that it builds on.
 * @returns null when it is damaged
 */
export function readCalendarData(
  text: string
): { week: (DayHours | null)[]; exceptions: WorkRules['exceptions'] } | null {
  const root = parse(text)
  if (!root) return null
  const week: (DayHours | null)[] = Array.from({ length: DAYS }, () => null)
  for (const item of within(root, 'DaysOfWeek')) {
    const day = Number(item.name) - 1
    const hours = hoursOf(item)
    if (day in week && hours) week[day] = hours
  }
  const exceptions = within(root, 'Exceptions').flatMap((item) => {
    const serial = Number(valueOf(item, 'd'))
    const hours = hoursOf(item)
    if (!Number.isInteger(serial) || serial <= 0 || !hours) return []
    const day = FIRST_DAY + serial
    return [{ from: day, to: day, hours }]
  })
  return { week, exceptions }
}

/** The same from rules; a period becomes an exception for each of its days, cut to `days`. */
export function writeCalendarData(rules: WorkRules, days: { from: Day; to: Day }): string {
  const week = rules.week.map((hours, day) => dayItem(day + 1, '', hours))
  const exceptions = datedHours(rules, days).map(([day, hours], index) =>
    dayItem(index, `d|${day - FIRST_DAY}`, hours)
  )
  const list = exceptions.length ? `(0||Exceptions()(${exceptions.join('')}))` : ''
  return `(0||CalendarData()((0||DaysOfWeek()(${week.join('')}))(0||VIEW(ShowTotal|N)())${list}))`
}

/** Every day within reach whose hours are not those of the week. */
function datedHours(rules: WorkRules, { from, to }: { from: Day; to: Day }): [Day, DayHours][] {
  const days = new Map<Day, DayHours>()
  for (const period of rules.periods)
    for (let day = Math.max(from, period.from); day <= Math.min(to, period.to); day++)
      days.set(day, period.week[(((day + 4) % DAYS) + DAYS) % DAYS]!)
  for (const exception of rules.exceptions)
    for (let day = Math.max(from, exception.from); day <= Math.min(to, exception.to); day++)
      days.set(day, exception.hours)
  return [...days].sort(([a], [b]) => a - b)
}

function dayItem(name: number, attributes: string, hours: DayHours): string {
  const spans = hours.map(
    ([from, to], index) => `(0||${index}(s|${clock(from)}|f|${clock(to % MINUTES_OF_DAY)})())`
  )
  return `(0||${name}(${attributes})(${spans.join('')}))`
}

const clock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

const within = (root: Item, name: string): Item[] =>
  root.children.find((item) => item.name === name)?.children ?? []

function valueOf({ attributes }: Item, name: string): string | undefined {
  const index = attributes.indexOf(name)
  return index < 0 ? undefined : attributes[index + 1]
}

/** @returns null when a span is damaged */
function hoursOf({ children }: Item): DayHours | null {
  const hours: Interval[] = []
  for (const span of children) {
    const from = minuteOf(valueOf(span, 's'))
    // midnight as an end is the end of the day
    const to = minuteOf(valueOf(span, 'f')) || MINUTES_OF_DAY
    if (from === null) return null
    hours.push([from, to])
  }
  return tidyHours(hours)
}

function minuteOf(text: string | undefined): number | null {
  if (text === undefined) return null
  if (/^0?0:00/.test(text)) return 0
  return parseHours(`0:00-${text.slice(0, 5)}`)?.[0]?.[1] ?? null
}

/** @returns null for text that is no such list */
function parse(text: string): Item | null {
  // eslint-disable-next-line no-control-regex -- what Primavera puts between lines of it
  const tidy = text.replace(/[\u0000-\u0020\u007f]+/g, '')
  const parser = new Parser(tidy)
  return parser.item(0)
}

class Parser {
  private at = 0

  constructor(private readonly text: string) {}

  /** `(0||name(a|b|c)(items))` */
  item(depth: number): Item | null {
    if (depth > DEPTH || !this.take('(')) return null
    const name = this.until('(')?.replace(/^.*\|\|/, '')
    const attributes = this.until(')')
    if (name === undefined || attributes === undefined || !this.take('(')) return null
    const children: Item[] = []
    while (this.text[this.at] === '(') {
      const child = this.item(depth + 1)
      if (!child) return null
      children.push(child)
    }
    return this.take(')') && this.take(')')
      ? { name, attributes: attributes.split('|'), children }
      : null
  }

  private take(character: string): boolean {
    if (this.text[this.at] !== character) return false
    this.at++
    return true
  }

  /** The text up to a character, which is taken as well. */
  private until(character: string): string | undefined {
    const end = this.text.indexOf(character, this.at)
    if (end < 0) return undefined
    const text = this.text.slice(this.at, end)
    this.at = end + 1
    return text
  }
}

export type PartialWeek = (DayHours | null)[]

/** The week with the days of `base` where it names none. */
export const completeWeek = (week: PartialWeek, base: Week): Week =>
  week.map((hours, day) => hours ?? base[day]!)
