import { RetentionRuleSchema } from '#database/schema'

/** How long one kind of record is kept; `days` null: for ever. */
export default class RetentionRule extends RetentionRuleSchema {}
