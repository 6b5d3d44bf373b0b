import { PaymentRunItemSchema } from '#database/schema'

/** What a run pays of one bill. */
export default class PaymentRunItem extends PaymentRunItemSchema {}
