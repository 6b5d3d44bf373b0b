import { PolicyAcknowledgementSchema } from '#database/schema'

/** Somebody has read a revision of a policy, under the name they had then. */
export default class PolicyAcknowledgement extends PolicyAcknowledgementSchema {}
