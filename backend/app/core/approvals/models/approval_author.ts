import { ApprovalAuthorSchema } from '#database/schema'

/** Someone who wrote what a request is about, and so decides on none of its steps. */
export default class ApprovalAuthor extends ApprovalAuthorSchema {}
