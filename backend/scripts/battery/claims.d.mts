export const CLAIMS: { claim: string; what: string; goal: number }[]

type Sums = Map<string, { tried: number; short: number }>

export function sumClaims(text: string): Sums
export function reportClaims(sums: Sums): number
