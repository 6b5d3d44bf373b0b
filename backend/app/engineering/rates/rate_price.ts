import { RatePriceSchema } from '#database/schema'

/** What a rate is from a day on. */
export default class RatePrice extends RatePriceSchema {}
