import { ApprovalStepSchema } from '#database/schema'

/** One decision of a request; `waiting` until its turn, then `pending`. */
export default class ApprovalStep extends ApprovalStepSchema {}
