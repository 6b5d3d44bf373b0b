import { CalendarEventSchema } from '#database/schema'

export default class CalendarEvent extends CalendarEventSchema {
  /** What the audit log compares; notes and title of a private event stay out of it. */
  toAudit(): Record<string, unknown> {
    const { kind, startsAt, endsAt, allDay, isPrivate, repeats, every, repeatsUntilOn } = this
    const { weekdays, repeatsTimes } = this
    return {
      title: isPrivate ? null : this.title,
      kind,
      startsAt: startsAt.toUTC().toISO(),
      endsAt: endsAt.toUTC().toISO(),
      allDay,
      isPrivate,
      repeats: repeats ?? null,
      every,
      weekdays: weekdays ?? null,
      repeatsTimes: repeatsTimes ?? null,
      repeatsUntilOn: repeatsUntilOn ?? null,
    }
  }
}
