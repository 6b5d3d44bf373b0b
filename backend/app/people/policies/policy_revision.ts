import { PolicyRevisionSchema } from '#database/schema'

/** What a policy says from a day on; a draft until it is published, and fixed after. */
export default class PolicyRevision extends PolicyRevisionSchema {}
