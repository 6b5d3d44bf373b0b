import { PurchaseRequestAwardSchema } from '#database/schema'

/** Which vendor got a line of a request, and the order that was drafted for it. */
export default class PurchaseRequestAward extends PurchaseRequestAwardSchema {}
