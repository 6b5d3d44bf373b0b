import type { HttpContext } from '@adonisjs/core/http'
import type { VineValidator } from '@vinejs/vine'
import type { SchemaTypes } from '@vinejs/vine/types'
import { DateTime } from 'luxon'
import { invalid } from '#core/base/app_error'
import { firmZone } from '#core/settings/firm_clock'
import { receiveUpload } from '#core/storage/receive_upload'
import { CalendarFileError, type CalendarFileFault } from '#engines/icalendar/errors'
import { readConfined } from '#engines/icalendar/read_confined'
import { CALENDAR_FILE } from '#engines/limits/reading'

/** The texts of `errors.fields` that say why a file is not read. */
const TEXTS: Record<CalendarFileFault, string> = {
  unreadable: 'calendarUnreadable',
  cut_off: 'calendarCutOff',
  no_calendar: 'calendarUnreadable',
  no_events: 'calendarEmpty',
  too_large: 'calendarTooLarge',
  too_many_events: 'calendarTooMany',
  nested: 'calendarUnreadable',
}

/**
 * Takes a calendar of another program and reads it; nothing of it is stored.
 * @throws AppError 413, 422 on `file` for what is no calendar
 */
export async function readUpload<Schema extends SchemaTypes>(
  ctx: HttpContext,
  fields: VineValidator<Schema, any>
) {
  const upload = await receiveUpload(ctx, {
    files: { file: { max: 1 } },
    fields,
    maxBytes: CALENDAR_FILE.bytes,
    kinds: ['ics'],
  })
  const { path, name } = upload.file('file')
  const order = { path, zone: firmZone(), now: DateTime.utc().toISO() }
  const entries = await readConfined(order).catch((error: unknown) => {
    throw error instanceof CalendarFileError ? invalid({ file: [TEXTS[error.fault]] }) : error
  })
  return { entries, name, fields: upload.fields, fingerprint: upload.fingerprint }
}
