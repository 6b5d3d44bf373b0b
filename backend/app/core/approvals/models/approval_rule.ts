import { ApprovalRuleSchema } from '#database/schema'

/** Who decides on documents of a type, by amount and department. */
export default class ApprovalRule extends ApprovalRuleSchema {}
