/** What is read of a card and written into one, in the order of a table. */
export const CARD_FIELDS = [
  'name',
  'jobTitle',
  'company',
  'mobile',
  'email',
  'phone',
  'location',
  'address',
  'website',
  'notes',
] as const

export type Card = Record<(typeof CARD_FIELDS)[number], string>
