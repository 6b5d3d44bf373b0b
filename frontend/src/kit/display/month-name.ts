/** The name of a month of the year, 1 for January. */
export const monthName = (tag: string, month: number) =>
  new Intl.DateTimeFormat(tag, { month: 'long', calendar: 'gregory', timeZone: 'UTC' }).format(
    Date.UTC(2026, month - 1, 1)
  )
