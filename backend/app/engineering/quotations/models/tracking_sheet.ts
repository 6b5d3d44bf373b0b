import { TrackingSheetSchema } from '#database/schema'

/** One printed tracking sheet of a quotation: numbered, hashed, kept as a file. */
export default class TrackingSheet extends TrackingSheetSchema {}
