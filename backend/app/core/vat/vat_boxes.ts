/** Boxes of sales in the return of VAT, 1 to 5. Source: ZATCA, VAT return form. */
export const SALES_BOXES = [
  'standard_sales',
  'citizen_sales',
  'zero_rated_sales',
  'exports',
  'exempt_sales',
] as const

/** Boxes of purchases, 7 to 11. */
export const PURCHASE_BOXES = [
  'standard_purchases',
  'customs_imports',
  'reverse_charge_imports',
  'zero_rated_purchases',
  'exempt_purchases',
] as const

/** What documents are put into; the other boxes of the form are sums. */
export const VAT_BOXES = [...SALES_BOXES, ...PURCHASE_BOXES] as const
export type VatBox = (typeof VAT_BOXES)[number]

/** Whose VAT may be other than nothing. */
export const TAXED_BOXES: readonly VatBox[] = [
  'standard_sales',
  'standard_purchases',
  'customs_imports',
  'reverse_charge_imports',
]

export const isSalesBox = (box: string): boolean => (SALES_BOXES as readonly string[]).includes(box)

/**
 * What the VAT of a box adds to the VAT that is due: that of sales is owed, that of purchases is deducted. Under
 * reverse charge the buyer owes and deducts the same.
 */
export function dueOf(box: VatBox, vatMinor: number): number {
  if (isSalesBox(box)) return vatMinor
  return box === 'reverse_charge_imports' ? 0 : -vatMinor
}
