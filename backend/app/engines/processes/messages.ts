/** Messages to a helper process. */
export type Order = { call: number; task: string; input: unknown } | { abort: number }

/** What it says back about one call. */
export type Word =
  | { call: number; progress: number }
  | { call: number; answer: unknown }
  | { call: number; failure: Failure }

export interface Failure {
  name: string
  message: string
  code?: string
}
