/** What a calendar says of some days: no work, work in these hours, or these hours on working days. */
export const CALENDAR_CHANGES = [
  { value: 'closed', label: 'Closed', labelAr: 'عطلة' },
  { value: 'hours', label: 'Open with these hours', labelAr: 'دوام بهذه الساعات' },
  {
    value: 'working_days',
    label: 'Working days have these hours',
    labelAr: 'أيام العمل بهذه الساعات',
  },
] as const

export type CalendarChange = (typeof CALENDAR_CHANGES)[number]['value']
