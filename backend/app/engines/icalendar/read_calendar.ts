import { DateTime } from 'luxon'
import { CALENDAR_FILE } from '#engines/limits/reading'
import { FileComponent } from './component.js'
import { calendarsIn } from './content_lines.js'
import { CalendarFileError } from './errors.js'
import type { CalendarOrder, FileEntry } from './orders.js'
import { readEntry } from './read_entry.js'
import { Zones, zoneNamed } from './zones.js'

/**
 * The events of a file of another calendar (RFC 5545), all of one UID together, in the order of the file.
 * @throws CalendarFileError
 */
export function readCalendar(
  text: string,
  { zone, now }: Omit<CalendarOrder, 'path'>
): FileEntry[] {
  const blocks = calendarsIn(text).flatMap(({ inner }) => inner)
  const zones = new Zones(
    zoneNamed(zone),
    blocks.filter(({ name }) => name === 'VTIMEZONE')
  )
  const found = blocks.filter(({ name }) => name === 'VEVENT')
  if (!found.length) throw new CalendarFileError('no_events')
  if (found.length > CALENDAR_FILE.events) throw new CalendarFileError('too_many_events')
  const place = { zones, now: DateTime.fromISO(now, { zone: 'utc' }) }
  const entries = [...byUid(found.map((block) => new FileComponent(block)))].map(([, components]) =>
    readEntry(uidOf(components[0]!), components, place)
  )
  const events = entries.reduce((sum, entry) => sum + entry.events.length, 0)
  if (events > CALENDAR_FILE.events) throw new CalendarFileError('too_many_events')
  return withoutTwins(entries)
}

function byUid(components: FileComponent[]): Map<string | number, FileComponent[]> {
  const groups = new Map<string | number, FileComponent[]>()
  for (const component of components) {
    // an event without a UID is one by itself
    const key = uidOf(component) || component.line
    groups.set(key, [...(groups.get(key) ?? []), component])
  }
  return groups
}

function uidOf(component: FileComponent): string {
  try {
    return component.text('UID').trim()
  } catch {
    return ''
  }
}

/** Events without a UID are known by what they say: of equal ones the first is taken. */
function withoutTwins(entries: FileEntry[]): FileEntry[] {
  const seen = new Set<string>()
  return entries.filter(({ uid }) => !seen.has(uid) && seen.add(uid))
}
