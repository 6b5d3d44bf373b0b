import { LeavingHandoverSchema } from '#database/schema'

/** What somebody handed over as they left, or what ended with them. */
export default class LeavingHandover extends LeavingHandoverSchema {}
