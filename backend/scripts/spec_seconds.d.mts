export function timedSpecs(suite: string): { path: string; seconds: number }[]
export function shardsOf(
  suite: string,
  count: number,
  leftOut?: string[]
): { seconds: number; args: string[] }[]
export function secondsIn(output: string): Record<string, number>
