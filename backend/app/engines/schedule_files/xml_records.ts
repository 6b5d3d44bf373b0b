import { DocumentError } from '#engines/ooxml/document_error'
import { visitXml } from '#engines/ooxml/xml_items'
import { ScheduleFileError } from './errors.js'

/** An element with its texts and children, without its attributes. */
export interface Record {
  name: string
  text: string
  children: Record[]
}

/** No record of a schedule has more parts; beyond them it is no schedule. */
const MOST_CHILDREN = 50_000

/** How Project writes that nothing is done meanwhile. */
const NO_WORK = 'PT0H0M0S'

/** Parts of a record that take much room and are not read. */
const SKIPPED = new Set(['Rates', 'AvailabilityPeriods', 'Views', 'Tables', 'Filters'])

/**
 * Hands over each element that lies `depth` deep, whole, in the order of the file: what is deeper
 * belongs to it.
 * @throws ScheduleFileError unreadable, too_large
 */
export async function xmlRecords(
  bytes: Uint8Array,
  isRecord: (name: string, path: readonly string[]) => boolean,
  take: (record: Record, path: readonly string[]) => void
): Promise<void> {
  const path: string[] = []
  const open: Record[] = []
  let skipped = 0
  const visitor = {
    open(name: string) {
      if (skipped || SKIPPED.has(name)) skipped++
      else if (open.length || isRecord(name, path)) {
        const record = { name, text: '', children: [] }
        const around = open.at(-1)?.children
        if (around && around.push(record) > MOST_CHILDREN) throw new ScheduleFileError('too_large')
        open.push(record)
      } else path.push(name)
    },
    text(text: string) {
      const record = open.at(-1)
      if (record && !skipped) record.text += text
    },
    close() {
      if (skipped) return void skipped--
      const record = open.pop()
      if (!record) path.pop()
      else if (!open.length) take(record, path)
      else if (isWorked(record)) open.at(-1)!.children.pop()
    },
  }
  try {
    await visitXml(once(bytes), visitor)
  } catch (cause) {
    if (!(cause instanceof DocumentError)) throw cause
    throw new ScheduleFileError(cause.code === 'too_large' ? 'too_large' : 'unreadable', '', {
      cause,
    })
  }
}

/** Work by the hour takes most of a file; only hours of a task without any are read. */
const isWorked = (record: Record) =>
  record.name === 'TimephasedData' && textOf(record, 'Value') !== NO_WORK

async function* once(bytes: Uint8Array): AsyncGenerator<Buffer> {
  const CHUNK = 1 << 18
  for (let at = 0; at < bytes.length; at += CHUNK)
    yield Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(CHUNK, bytes.length - at))
}

/** The text of a child, trimmed, empty when it is not there. */
export const textOf = (record: Record | undefined, name: string): string =>
  record?.children.find((child) => child.name === name)?.text.trim() ?? ''

export const childOf = (record: Record | undefined, name: string): Record | undefined =>
  record?.children.find((child) => child.name === name)

export const childrenOf = (record: Record | undefined, name: string): Record[] =>
  record?.children.filter((child) => child.name === name) ?? []
