import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isoInstant } from '#core/database/instants'
import type { FileEntry } from '#engines/icalendar/orders'
import type { PlannedEntry } from './outcomes.js'

type DatabaseClient = Pick<TransactionClientContract, 'from'>

const AT_ONCE = 500
const OWN_EVENT = /^event-(\d{1,9})@binaa$/
const OWN_DAY = /^[a-z_]+-\d+-\d{4}-\d{2}-\d{2}@binaa$/

/** What importing a file would do to the events of a person. */
export async function planImport(
  userId: number,
  entries: readonly FileEntry[],
  client: DatabaseClient = db
): Promise<PlannedEntry[]> {
  const digests = entries.map(({ uid }) => createHash('sha256').update(uid).digest('hex'))
  const known = await importsOf(userId, digests, client)
  const own = await ownEvents(userId, entries, client)
  return entries.map((entry, at) => {
    const uidDigest = digests[at]!
    const before = known.get(uidDigest) ?? null
    const found = { entry, uidDigest, importId: before?.id ?? null }
    return { ...found, ...outcomeOf(entry, before, own) }
  })
}

interface ImportRow {
  id: number
  contentDigest: string
  /** Whether anything of it is still there: it may be imported again once its events are deleted. */
  isThere: boolean
}

function outcomeOf(
  entry: FileEntry,
  before: ImportRow | null,
  own: ReadonlySet<string>
): Pick<PlannedEntry, 'outcome' | 'reason'> {
  if (OWN_DAY.test(entry.uid)) return { outcome: 'refused', reason: 'portal_day' }
  if (entry.fault) return { outcome: 'refused', reason: entry.fault }
  if (own.has(entry.uid)) return { outcome: 'same', reason: 'own' }
  if (entry.isCancelled)
    return before?.isThere
      ? { outcome: 'removed', reason: null }
      : { outcome: 'refused', reason: 'cancelled' }
  if (!before?.isThere) return { outcome: 'new', reason: null }
  return { outcome: before.contentDigest === entry.digest ? 'same' : 'changed', reason: null }
}

async function importsOf(userId: number, digests: string[], client: DatabaseClient) {
  const rows = await inPieces(digests, (some) =>
    client
      .from('calendar_imports')
      .where('user_id', userId)
      .whereIn('uid_digest', some)
      .select('id', 'uid_digest', 'content_digest')
  )
  const events = await inPieces(
    rows.map(({ id }) => id as number),
    (some) => client.from('calendar_events').whereIn('import_id', some).select('import_id')
  )
  const there = new Set(events.map((row) => row.import_id as number))
  return new Map(
    rows.map((row): [string, ImportRow] => [
      row.uid_digest,
      { id: row.id, contentDigest: row.content_digest, isThere: there.has(row.id) },
    ])
  )
}

/** UIDs of the portal's own feed whose event is in the person's calendar as the file has it. */
async function ownEvents(
  userId: number,
  entries: readonly FileEntry[],
  client: DatabaseClient
): Promise<Set<string>> {
  const named = new Map<number, FileEntry>()
  for (const entry of entries) {
    const [, id] = OWN_EVENT.exec(entry.uid) ?? []
    if (id && entry.events.length) named.set(Number(id), entry)
  }
  const rows = await inPieces([...named.keys()], (some) =>
    client
      .from('calendar_events')
      .whereIn('id', some)
      .where((query) =>
        query
          .where('created_by', userId)
          .orWhereIn(
            'id',
            db.from('calendar_attendees').where('user_id', userId).select('event_id')
          )
      )
      .select('id', 'title', 'starts_at')
  )
  const isSame = ({ id, title, starts_at: startsAt }: Record<string, any>) => {
    const [first] = named.get(id)!.events
    return first!.title === title && first!.startsAt === isoInstant(startsAt)
  }
  return new Set(rows.filter(isSame).map(({ id }) => named.get(id)!.uid))
}

async function inPieces<Item>(
  items: readonly Item[],
  read: (some: Item[]) => PromiseLike<Record<string, any>[]>
) {
  const rows: Record<string, any>[] = []
  for (let at = 0; at < items.length; at += AT_ONCE)
    rows.push(...(await read(items.slice(at, at + AT_ONCE))))
  return rows
}
