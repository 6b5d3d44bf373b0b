import { monthEnd } from '#core/settings/days'

const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

const monthAt = (index: number) =>
  `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`

/** Every month from the first to the last; none where the last is before the first. */
export const monthsBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, indexOf(to) - indexOf(from) + 1) }, (_, i) =>
    monthAt(indexOf(from) + i)
  )

/** The month that lies as far after a month as another does. */
export const monthAsFar = (month: string, from: string, to: string) =>
  monthAt(indexOf(month) + indexOf(to) - indexOf(from))

/** The days of months, from the first to the last. */
export const daysOfMonths = ({ fromMonth, toMonth }: { fromMonth: string; toMonth: string }) => ({
  from: `${fromMonth}-01`,
  through: monthEnd(toMonth),
})
