import vine from '@vinejs/vine'
import { invalid } from '#core/base/app_error'
import { arrayOf, id } from '#core/openapi/schema'
import type { Field } from '#core/resources/field'
import { today } from '#core/settings/firm_clock'
import { reference } from '#core/validation/fields'
import type AttendanceSite from './attendance_site.js'

const MOST_PEOPLE = 500

/** Who is expected at a place, by the ids of employees; everyone belongs to one crew at most. */
export const crew: Field = {
  label: { en: 'Crew', ar: 'الطاقم' },
  rule: () => vine.array(reference()).maxLength(MOST_PEOPLE).distinct(),
  schema: arrayOf(id),
  initial: [],
  rows: {
    preload: 'people',
    read: (site: AttendanceSite) => site.people.map(({ employeeId }) => employeeId),
    write: writeCrew,
  },
}

/** Those who stay keep the day since when they belong to it. @throws AppError 422 on `crew` */
async function writeCrew(site: AttendanceSite, ids: number[]) {
  const client = site.$trx!
  const known = await client
    .from('employees')
    .whereIn('id', ids)
    .where('employed', true)
    .select('id')
  if (known.length !== ids.length) throw invalid({ crew: ['absent'] })
  const elsewhere = await client
    .from('attendance_site_people')
    .whereIn('employee_id', ids)
    .whereNot('site_id', site.id)
    .first()
  if (elsewhere) throw invalid({ crew: ['inOtherCrew'] })
  const people = await site.related('people').query()
  for (const one of people) if (!ids.includes(one.employeeId)) await one.delete()
  const held = new Set(people.map(({ employeeId }) => employeeId))
  await site
    .related('people')
    .createMany(
      ids
        .filter((employeeId) => !held.has(employeeId))
        .map((employeeId) => ({ employeeId, sinceOn: today() }))
    )
}
