/** A calendar file of these lines. */
export const calendarFile = (...lines: readonly (string | readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    ...lines.flat(),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** The lines of an event. */
export const vevent = (uid: string, ...lines: readonly string[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  ...lines,
  'END:VEVENT',
]
