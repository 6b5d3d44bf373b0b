import ICAL from 'ical.js'
import { nameOf, type Block } from './content_lines.js'
import { EventError } from './errors.js'

/** What is read of an event; a line of another name does no harm, however broken it is. */
const READ = new Set([
  'UID',
  'SEQUENCE',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXRULE',
  'EXDATE',
  'RECURRENCE-ID',
  'SUMMARY',
  'DESCRIPTION',
  'LOCATION',
  'STATUS',
  'CLASS',
])
/** Characters of a line: many exceptions take some 20,000, and of a text less than that is kept. */
const LONGEST_LINE = 65_536
/** What says of an event nothing that is kept. */
const NO_CONTENT = new Set(['UID', 'SEQUENCE'])

/** One VEVENT: its lines by their names. */
export class FileComponent {
  readonly line: number
  readonly #lines: ReadonlyMap<string, string[]>
  readonly #alarms: string[]

  constructor(block: Block) {
    this.line = block.line
    const lines = new Map<string, string[]>()
    for (const line of block.lines) {
      const name = nameOf(line)
      if (READ.has(name)) lines.set(name, [...(lines.get(name) ?? []), line])
    }
    this.#lines = lines
    this.#alarms = block.inner
      .filter(({ name }) => name === 'VALARM')
      .flatMap(({ lines: own }) => own.filter((line) => nameOf(line) === 'TRIGGER'))
  }

  has(name: string): boolean {
    return this.#lines.has(name)
  }

  /** All lines of a name. @throws EventError broken */
  all(name: string): ICAL.Property[] {
    return (this.#lines.get(name) ?? []).map(parsed)
  }

  /** The first line of a name. @throws EventError broken */
  first(name: string): ICAL.Property | null {
    const line = this.#lines.get(name)?.[0]
    return line === undefined ? null : parsed(line)
  }

  /** The value of a line of text; empty without one. */
  text(name: string): string {
    const value: unknown = this.first(name)?.getFirstValue()
    return typeof value === 'string' ? value : ''
  }

  /** When the alarms of the event go off; what is no such time is left out. */
  triggers(): ICAL.Property[] {
    return this.#alarms.flatMap((line) => {
      try {
        return [parsed(line)]
      } catch {
        return []
      }
    })
  }

  /** All that is kept of it, in a fixed order. */
  content(): string {
    const named = [...this.#lines].filter(([name]) => !NO_CONTENT.has(name))
    return [...named.flatMap(([, lines]) => lines), ...this.#alarms].sort().join('\n')
  }
}

function parsed(line: string): ICAL.Property {
  const isText = nameOf(line) === 'DESCRIPTION'
  if (line.length > LONGEST_LINE && !isText) throw new EventError('broken')
  try {
    const property = ICAL.Property.fromString(line.slice(0, LONGEST_LINE))
    // values are read when they are first asked for
    property.getValues()
    return property
  } catch (cause) {
    throw new EventError('broken', { cause })
  }
}
