import { VendorRatingSchema } from '#database/schema'

/** One rating of a vendor; the latest one counts, the others are its history. */
export default class VendorRating extends VendorRatingSchema {}
