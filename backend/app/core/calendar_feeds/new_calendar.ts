import ical, { type ICalCalendarData } from 'ical-generator'

/** An empty calendar of the portal (RFC 5545). */
export const newCalendar = (name: string, more: ICalCalendarData = {}) =>
  ical({ name, prodId: { company: 'Binaa', product: 'Portal' }, ...more })
