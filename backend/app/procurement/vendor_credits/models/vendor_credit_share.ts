import { VendorCreditShareSchema } from '#database/schema'

/** What a posted credit took off one line of a bill. */
export default class VendorCreditShare extends VendorCreditShareSchema {}
