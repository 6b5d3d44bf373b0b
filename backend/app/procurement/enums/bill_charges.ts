/** What a vendor charges beside the goods. Freight is compared with the order's freight, the rest with its other charges. */
export const CHARGE_KINDS = ['freight', 'customs', 'insurance', 'handling', 'other'] as const
export type ChargeKind = (typeof CHARGE_KINDS)[number]
