import type { BilingualText } from '#engines/pdf/document'
import type { TrackingStage } from '#engineering/enums/tracking_stages'

/** A name or remark: plain, in two languages, or not known (printed as a dash). */
export type SheetText = string | BilingualText | null

export interface SheetStage {
  stage: TrackingStage
  /** 'YYYY-MM-DD' or null. */
  plannedOn: string | null
  actualOn: string | null
  responsible: SheetText
  remark: SheetText
}
