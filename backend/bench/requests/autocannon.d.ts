declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    requests: { method?: string; path: string; headers?: Record<string, string>; body?: string }[]
  }

  interface Result {
    non2xx: number
    errors: number
    duration: number
    requests: { total: number }
    /** Milliseconds. */
    latency: { p97_5: number }
  }

  export default function autocannon(options: Options): Promise<Result>
}
