import { sqlInstant } from '#core/database/instants'
import { insertRows } from '#core/database/insert_rows'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import CalendarEvent from '#commercial/calendar/calendar_event'
import { deleteEvent, updateEvent } from '#commercial/calendar/actions/save_calendar_event'
import { attendeesOf } from '#commercial/calendar/calendar_range'
import type { EventKind, Weekday } from '#commercial/calendar/kinds'
import { publishChange } from '#commercial/shared/publish_change'
import type { FileEntry, FileEvent } from '#engines/icalendar/orders'
import { addEvents, type ImportChoice } from './new_events.js'
import { planImport } from './plan_import.js'
import { tallyOf, type PlannedEntry } from './outcomes.js'

/**
 * Imports what a file says into the calendar of the person: what is new is added, what has changed since
 * is written again, what was called off goes. The events of no one else are touched.
 * @returns what has become of each UID
 */
export async function applyImport(
  uow: UnitOfWork,
  fileName: string,
  entries: readonly FileEntry[],
  choice: ImportChoice
): Promise<PlannedEntry[]> {
  const userId = uow.actor.id!
  const planned = await planImport(userId, entries, uow.trx)
  const of = (outcome: PlannedEntry['outcome']) => planned.filter((one) => one.outcome === outcome)
  await uow.gatherAudits(async () => {
    for (const one of of('removed')) await removeAll(uow, one)
    const changed = []
    for (const one of of('changed'))
      changed.push({ ...(await rewriteFirst(uow, one, choice)), entry: one.entry })
    const added = await remember(uow, of('new'))
    await addEvents(uow, [...changed, ...added], choice)
    await uow.audit({
      action: 'import',
      entityType: 'calendar_import',
      entityId: userId,
      label: fileName,
      after: tallyOf(planned),
    })
  })
  if (planned.some(({ outcome }) => outcome !== 'same' && outcome !== 'refused'))
    publishChange(uow, 'calendar', 0, 'import')
  return planned
}

/** Keeps which UIDs were imported, so that they are known the next time. */
async function remember(uow: UnitOfWork, planned: PlannedEntry[]) {
  const fresh = planned.filter(({ importId }) => importId === null)
  const rows = fresh.map(({ entry, uidDigest }) => ({
    user_id: uow.actor.id!,
    uid: entry.uid,
    uid_digest: uidDigest,
    content_digest: entry.digest,
    imported_at: sqlInstant(),
  }))
  const ids = rows.length ? await insertRows(uow.trx, 'calendar_imports', rows, 'uid_digest') : []
  const known = planned.filter(({ importId }) => importId !== null)
  for (const one of known) await keepDigest(uow, one)
  return [
    ...fresh.map(({ entry }, at) => ({ entry, importId: ids[at]!, firstId: null })),
    ...known.map(({ entry, importId }) => ({ entry, importId: importId!, firstId: null })),
  ]
}

async function keepDigest(uow: UnitOfWork, { importId, entry }: PlannedEntry) {
  await uow.trx
    .from('calendar_imports')
    .where('id', importId!)
    .update({ content_digest: entry.digest, imported_at: sqlInstant() })
}

const eventsOf = (uow: UnitOfWork, importId: number) =>
  CalendarEvent.query({ client: uow.trx })
    .where('importId', importId)
    .where('createdBy', uow.actor.id!)
    .orderBy('id')
    .forUpdate()

async function removeAll(uow: UnitOfWork, { importId }: PlannedEntry) {
  for (const event of await eventsOf(uow, importId!)) await removeOne(uow, event)
  await uow.trx.from('calendar_imports').where('id', importId!).delete()
}

/** One that stood in for a day of a series may have gone with it. */
async function removeOne(uow: UnitOfWork, event: CalendarEvent) {
  const isThere = await uow.trx.from('calendar_events').where('id', event.id).select('id').first()
  if (isThere) await deleteEvent(uow, event)
}

/** The first event keeps its people, kind and client; all others of the UID are made anew. */
async function rewriteFirst(uow: UnitOfWork, planned: PlannedEntry, choice: ImportChoice) {
  const importId = planned.importId!
  await keepDigest(uow, planned)
  const [first, ...others] = await eventsOf(uow, importId)
  for (const event of others) await removeOne(uow, event)
  await uow.trx.from('calendar_exceptions').where('event_id', first!.id).delete()
  const attendees = (await attendeesOf([first!.id], uow.trx)).get(first!.id) ?? []
  await updateEvent(uow, first!, {
    ...inputOf(planned.entry.events[0]!, choice),
    kind: first!.kind as EventKind,
    isPrivate: first!.isPrivate || planned.entry.events[0]!.isPrivate,
    clientId: first!.clientId ?? null,
    attendeeIds: attendees.map(({ id }) => id),
  })
  return { importId, firstId: first!.id }
}

function inputOf(event: FileEvent, { untitled }: ImportChoice) {
  return {
    ...event,
    title: event.title || untitled,
    weekdays: event.weekdays ? (event.weekdays.split(',') as Weekday[]) : null,
  }
}
