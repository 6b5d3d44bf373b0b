import { instant, nullable, text as textSchema } from '#core/openapi/schema'
import { isoInstant } from '#core/database/instants'
import type { Field, Words } from '#core/resources/field'
import { flag, reference, text, wholeNumber } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import * as rules from '#core/validation/fields'
import { formatScaled, parseDecimal } from '#engines/money/money'
import { crew } from './crew.js'

const DIGITS = 6
const coordinate = { type: 'string', pattern: '^-?\\d+\\.\\d{6}$' }

/** Degrees of a position, kept in millionths. */
const degrees = (label: Words, most: number): Field => ({
  label,
  required: true,
  stored: { column: '_e6', attribute: 'E6' },
  rule: () => rules.decimal({ digits: DIGITS, min: -most, max: most }),
  schema: coordinate,
  toStored: (value: string) => Number(parseDecimal(value, DIGITS)),
  toWire: (value: number) => formatScaled(value, DIGITS),
})

/** A time of the day, `HH:MM`; the firm's own where none is stated. */
const hour = (label: Words): Field => ({
  label,
  rule: () => rules.clock(),
  schema: textSchema,
})

const MOST_RADIUS_M = 5_000
const MOST_GRACE = 120

export const attendanceSites = plainResource({
  endpoint: 'attendance-sites',
  table: 'attendance_sites',
  entity: 'attendance_site',
  title: { en: 'Attendance sites', ar: 'مواقع الحضور' },
  abilities: { read: 'people.open', write: 'employees.manage' },
  label: 'name',
  defaultSort: { field: 'name', order: 'asc' },
  fields: {
    name: text({ en: 'Name', ar: 'الاسم' }, { max: 120, required: true, search: true }),
    nameAr: text(
      { en: 'Arabic name', ar: 'الاسم بالعربية' },
      { max: 120, required: true, search: true, listed: false }
    ),
    projectId: reference(
      { en: 'Project', ar: 'المشروع' },
      { table: 'project_names', name: 'name', nameAr: 'name_ar' }
    ),
    latitude: degrees({ en: 'Latitude', ar: 'خط العرض' }, 90),
    longitude: degrees({ en: 'Longitude', ar: 'خط الطول' }, 180),
    radiusM: wholeNumber(
      { en: 'Radius (m)', ar: 'نصف القطر (م)' },
      { min: 10, max: MOST_RADIUS_M, required: true }
    ),
    graceMinutes: wholeNumber(
      { en: 'Grace (minutes)', ar: 'السماح (دقيقة)' },
      { max: MOST_GRACE, required: true }
    ),
    opens: hour({ en: 'Work starts', ar: 'بداية الدوام' }),
    closes: hour({ en: 'Work ends', ar: 'نهاية الدوام' }),
    ramadanOpens: hour({ en: 'Work starts (Ramadan)', ar: 'بداية الدوام في رمضان' }),
    ramadanCloses: hour({ en: 'Work ends (Ramadan)', ar: 'نهاية الدوام في رمضان' }),
    active: flag({ en: 'Open', ar: 'مفتوح' }, { initial: true }),
    crew,
  },
  figures: {
    schema: { codeMadeAt: nullable(instant) },
    async of(ids, client) {
      const rows = await client
        .from('attendance_sites')
        .whereIn('id', ids)
        .select('id', 'code_made_at')
      return new Map(rows.map((row) => [row.id, { codeMadeAt: isoInstant(row.code_made_at) }]))
    },
  },
})
