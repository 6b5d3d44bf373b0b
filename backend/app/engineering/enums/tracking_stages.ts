/** The life of a quotation, in the order the sheet prints it. */
export const TRACKING_STAGES = [
  'enquiry',
  'site_visit',
  'drawings',
  'take_off',
  'vendor_quotes',
  'costing',
  'internal_review',
  'approval',
  'submitted',
  'follow_ups',
  'revision',
  'award',
] as const

export type TrackingStage = (typeof TRACKING_STAGES)[number]
