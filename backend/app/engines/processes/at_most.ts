/** Runs work of one kind, so much of it at once and the rest in turn. */
export function atMost(count: number) {
  const waiting: (() => void)[] = []
  let free = count
  return async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    if (free) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
