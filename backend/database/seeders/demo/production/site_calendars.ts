import type { DateTime } from 'luxon'
import { createRecord, updateRecord } from '#core/resources/save_record'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import WorkCalendar from '#production/work_calendars/models/work_calendar'
import { workCalendars } from '#production/work_calendars/resource'

const HIJRI = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})
/** From the Hijri month and day to another, both included. */
const FEASTS = [
  { name: 'رمضان / Ramadan', from: '9/1', to: '9/30', kind: 'working_days', hours: '10:00-16:00' },
  { name: 'عيد الفطر / Eid al-Fitr', from: '10/1', to: '10/4', kind: 'closed' },
  { name: 'عيد الأضحى / Eid al-Adha', from: '12/9', to: '12/13', kind: 'closed' },
] as const
const YEARLY = [
  { name: 'يوم التأسيس / Founding Day', on: '02-22' },
  { name: 'اليوم الوطني / National Day', on: '09-23' },
]

const SITE = '07:00-12:00 13:00-16:00'
const AROUND_THE_CLOCK = '00:00-24:00'

/** The holidays of the firm around today, and a site that works six days. */
export async function seedSiteCalendars({ trx, now, users }: DemoContext) {
  const unit = new DemoUnit(trx, { at: now, by: { id: users.admin.id, name: 'Admin' } })
  const firm = await WorkCalendar.query({ client: trx })
    .where('code', 'FIRM')
    .preload('changes')
    .firstOrFail()
  await updateRecord(unit, workCalendars, firm, { changes: holidays(now) }, {})
  await createRecord(unit, workCalendars, WorkCalendar, {
    code: 'SITE-6',
    name: 'Sites, six days',
    nameAr: 'المواقع، ستة أيام',
    hoursPerDay: '8',
    basedOnId: firm.id,
    week: [SITE, SITE, SITE, SITE, SITE, null, SITE],
    changes: [],
  })
  // concrete cures through nights, weekends and feasts
  await createRecord(unit, workCalendars, WorkCalendar, {
    code: 'CURING',
    name: 'Curing, day and night',
    nameAr: 'معالجة الخرسانة، ليلاً ونهاراً',
    hoursPerDay: '24',
    week: Array.from({ length: 7 }, () => AROUND_THE_CLOCK),
    changes: [],
  })
}

function holidays(now: DateTime) {
  const first = now.startOf('year')
  const days = Array.from({ length: 730 }, (_, offset) => first.plus({ days: offset }))
  const feasts = FEASTS.flatMap(({ name, from, to, kind, ...hours }) =>
    spans(days, from, to).map((span) => ({ ...span, name, kind, ...hours }))
  )
  const yearly = [first.year, first.year + 1].flatMap((year) =>
    YEARLY.map(({ name, on }) => ({
      from: `${year}-${on}`,
      to: `${year}-${on}`,
      name,
      kind: 'closed',
    }))
  )
  return [...feasts, ...yearly].sort((a, b) => a.from.localeCompare(b.from))
}

/** Stretches of days whose Hijri dates lie from one to the other. */
function spans(days: DateTime[], from: string, to: string) {
  const [month, first] = from.split('/').map(Number)
  const last = Number(to.split('/')[1])
  const found: { from: string; to: string }[] = []
  for (const day of days) {
    const [ofMonth, ofDay] = HIJRI.format(day.toJSDate()).split('/').map(Number.parseFloat)
    if (ofMonth !== month || ofDay < first || ofDay > last) continue
    const on = day.toISODate()!
    const span = found.at(-1)
    if (span?.to === day.minus({ days: 1 }).toISODate()) span.to = on
    else found.push({ from: on, to: on })
  }
  return found
}
