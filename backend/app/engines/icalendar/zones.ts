import ICAL from 'ical.js'
import { DateTime, IANAZone } from 'luxon'
import { nameOf, type Block } from './content_lines.js'
import { EventError } from './errors.js'
import { WINDOWS_ZONES } from './windows_zones.js'

/** A time of day as it is written, whatever the place. */
export interface WallTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

export interface Zone {
  name: string
  /** The instant of a time that is written in this zone; one that the clocks leave out moves on. */
  instantOf(wall: WallTime): DateTime
}

const MOST_CHANGES = 400

/** A zone of the tz database. */
export const zoneNamed = (name: string): Zone => ({
  name,
  instantOf: ({ year, month, day, hour, minute, second }) =>
    DateTime.fromObject({ year, month, day, hour, minute, second }, { zone: name }).toUTC(),
})

/** The zones that a file names, by its own rules where they are none that everyone knows. */
export class Zones {
  #known = new Map<string, Zone>()

  constructor(
    readonly firm: Zone,
    private readonly rules: readonly Block[]
  ) {}

  /** @throws EventError unknown_zone */
  named(name: string): Zone {
    let zone = this.#known.get(name)
    if (!zone) this.#known.set(name, (zone = this.#find(name)))
    return zone
  }

  #find(name: string): Zone {
    // some programs put a path in front: /mozilla.org/20050126_1/Europe/Berlin
    const tail = name.split('/').slice(-2).join('/')
    const everyones = [name, tail, WINDOWS_ZONES[name] ?? ''].find((one) =>
      IANAZone.isValidZone(one)
    )
    if (everyones) return zoneNamed(everyones)
    const own = this.rules.find((block) => nameIn(block) === name)
    if (own && isSensible(own)) return zoneOf(name, own)
    throw new EventError('unknown_zone')
  }
}

const nameIn = ({ lines }: Block) =>
  lines.find((line) => nameOf(line) === 'TZID')?.replace(/^[^:]*:/, '')

/** Clocks change by the year, and not every second. */
function isSensible({ inner }: Block): boolean {
  const lines = inner.flatMap((part) => part.lines)
  const rules = lines.filter((line) => nameOf(line) === 'RRULE')
  return lines.length <= MOST_CHANGES && rules.every((line) => /FREQ=YEARLY/i.test(line))
}

function zoneOf(name: string, block: Block): Zone {
  const component = new ICAL.Component(ICAL.parse(textOf(block)))
  const rules = new ICAL.Timezone(component)
  return {
    name: `VTIMEZONE ${name}`,
    instantOf: (wall) => {
      const time = new ICAL.Time({ ...wall, isDate: false }, rules)
      return DateTime.fromSeconds(time.toUnixTime(), { zone: 'utc' })
    },
  }
}

/** A component as a text of its own. */
export function textOf({ name, lines, inner }: Block): string {
  return [`BEGIN:${name}`, ...lines, ...inner.map(textOf), `END:${name}`].join('\r\n')
}
