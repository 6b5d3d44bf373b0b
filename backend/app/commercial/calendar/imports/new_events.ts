import { sqlInstant } from '#core/database/instants'
import { insertRows, ROWS_AT_ONCE } from '#core/database/insert_rows'
import { multiInsert } from '#core/database/multi_insert'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { EventKind } from '#commercial/calendar/kinds'
import type { FileEntry, FileEvent } from '#engines/icalendar/orders'

/** What a person says of all events of a file. */
export interface ImportChoice {
  kind: EventKind
  isPrivate: boolean
  /** What events without a title are called. */
  untitled: string
}

interface NewEvents {
  importId: number
  entry: FileEntry
  /** The event that is there already and comes first; null where all are to be made. */
  firstId: number | null
}

/** Makes events of what a file says, as the person's own, with the days that series leave out. */
export async function addEvents(
  uow: UnitOfWork,
  additions: readonly NewEvents[],
  choice: ImportChoice
) {
  const events = additions.flatMap(({ importId, entry, firstId }) =>
    entry.events.slice(firstId === null ? 0 : 1).map((event) => ({ event, importId }))
  )
  const rows = events.map(({ event, importId }) => rowOf(event, importId, uow.actor.id!, choice))
  const ids = rows.length ? await insertRows(uow.trx, 'calendar_events', rows, 'title') : []
  for (const [at, { event }] of events.entries()) await auditOf(uow, ids[at]!, event, choice)
  let next = 0
  const exceptions = additions.flatMap(({ entry, firstId }) => {
    const made = entry.events.length - (firstId === null ? 0 : 1)
    const own = [...(firstId === null ? [] : [firstId]), ...ids.slice(next, next + made)]
    next += made
    return entry.exceptions.map(({ on, instead }) => ({
      event_id: own[0]!,
      occurs_on: on,
      replacement_id: instead === null ? null : own[instead]!,
    }))
  })
  for (let at = 0; at < exceptions.length; at += ROWS_AT_ONCE)
    await multiInsert(uow.trx, 'calendar_exceptions', exceptions.slice(at, at + ROWS_AT_ONCE))
}

const sql = (iso: string) => sqlInstant(0, Math.floor(Date.parse(iso) / 1000) * 1000)

function rowOf(event: FileEvent, importId: number, userId: number, choice: ImportChoice) {
  const now = sqlInstant()
  return {
    title: event.title || choice.untitled,
    kind: choice.kind,
    starts_at: sql(event.startsAt),
    ends_at: sql(event.endsAt),
    all_day: Number(event.allDay),
    is_private: Number(choice.isPrivate || event.isPrivate),
    location: event.location,
    notes: event.notes,
    repeats: event.repeats,
    every: event.every,
    weekdays: event.weekdays,
    repeats_until_on: event.repeatsUntilOn,
    repeats_times: event.repeatsTimes,
    reminder_minutes: event.reminderMinutes,
    import_id: importId,
    version: 1,
    created_by: userId,
    updated_by: userId,
    created_at: now,
    updated_at: now,
  }
}

function auditOf(uow: UnitOfWork, id: number, event: FileEvent, choice: ImportChoice) {
  const isPrivate = choice.isPrivate || event.isPrivate
  const title = isPrivate ? null : event.title || choice.untitled
  const { startsAt, endsAt, allDay, repeats, every, weekdays, repeatsTimes, repeatsUntilOn } = event
  return uow.audit({
    action: 'create',
    entityType: 'calendar_event',
    entityId: id,
    label: title,
    after: {
      ...{ title, kind: choice.kind, startsAt, endsAt, allDay, isPrivate },
      ...{ repeats, every, weekdays, repeatsTimes, repeatsUntilOn },
    },
  })
}
