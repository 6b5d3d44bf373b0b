export const RECOMMENDATIONS = ['GO', 'REVIEW', 'NO_GO'] as const
export type Recommendation = (typeof RECOMMENDATIONS)[number]
