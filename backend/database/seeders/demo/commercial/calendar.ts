import type { DateTime } from 'luxon'
import { createEvent } from '#commercial/calendar/actions/save_calendar_event'
import { saveTargets } from '#commercial/pipeline/save_pipeline'
import type { EventKind, Repeat } from '#commercial/calendar/kinds'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'

interface Planned {
  /** Days from today, hour of the firm, and how long. */
  day: number
  hour: number
  hours: number
  title: string
  kind: EventKind
  repeats?: Repeat
  isPrivate?: boolean
  with?: string[]
}

const PLAN: Planned[] = [
  {
    day: -9,
    hour: 9,
    hours: 1,
    title: 'Sales review',
    kind: 'meeting',
    repeats: 'weekly',
    with: ['bdm', 'bdm.clients'],
  },
  { day: -3, hour: 10, hours: 2, title: 'زيارة موقع المستودع', kind: 'site_visit', with: ['bdm'] },
  { day: 1, hour: 11, hours: 1, title: 'Call about the revised offer', kind: 'call' },
  {
    day: 2,
    hour: 13,
    hours: 1,
    title: 'آخر موعد لعطاء مجمع الدمام',
    kind: 'tender_closing',
    with: ['general.manager'],
  },
  {
    day: 4,
    hour: 9,
    hours: 3,
    title: 'Mock-up of the cladding',
    kind: 'site_visit',
    with: ['bdm.clients', 'engineer'],
  },
  { day: 6, hour: 15, hours: 1, title: 'Private', kind: 'other', isPrivate: true },
  {
    day: 9,
    hour: 10,
    hours: 1,
    title: 'اجتماع مع المقاول الرئيسي',
    kind: 'meeting',
    with: ['bdm'],
  },
]

const TARGETS: Record<string, string> = { FD: '1500000', NS: '1200000', KO: '900000' }

/** Appointments of the team around today, and what each business developer shall win this year. */
export async function seedCalendar({ trx, now, users }: DemoContext) {
  const unit = new DemoUnit(trx, {
    at: now,
    by: { id: users['general.manager'].id, name: 'general.manager' },
  })
  const today = now.setZone('Asia/Riyadh').startOf('day')
  for (const { day, hour, hours, with: people = [], ...event } of PLAN) {
    const start = workingDay(today.plus({ days: day })).set({ hour })
    await createEvent(unit, {
      ...event,
      startsAt: iso(start),
      endsAt: iso(start.plus({ hours })),
      attendeeIds: people.map((username) => users[username].id),
      reminderMinutes: 30,
    })
  }
  const months = Array.from(
    { length: 12 },
    (_, index) => `${now.year}-${String(index + 1).padStart(2, '0')}`
  )
  for (const [initials, amount] of Object.entries(TARGETS))
    await saveTargets(unit, { initials, months: months.map((month) => ({ month, amount })) })
}

const FRIDAY = 5

/** The day itself, or the Sunday after a Friday or Saturday. */
const workingDay = (day: DateTime) =>
  day.weekday === FRIDAY || day.weekday === FRIDAY + 1 ? day.plus({ days: 7 - day.weekday }) : day

const iso = (at: DateTime) => at.toUTC().toISO()!
