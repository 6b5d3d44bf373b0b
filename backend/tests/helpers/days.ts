import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'

/** The firm's day so many days from today; before it when negative. */
export const inDays = (days: number) => addDays(today(), days)
