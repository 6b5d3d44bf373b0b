/** Percent plan complete: promises kept of promises made, in percent with two decimals; null without any. */
export const percentComplete = (kept: number, made: number): number | null =>
  made === 0 ? null : Math.round((kept / made) * 10_000) / 100
