import { LeavingSchema } from '#database/schema'

/** Somebody's last day, and the end of their access. */
export default class Leaving extends LeavingSchema {
  /** Access ends as this day begins, or has to end at once. */
  isDue(day: string): boolean {
    return this.immediate || this.endsOn <= day
  }
}
