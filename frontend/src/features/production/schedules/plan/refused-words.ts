import { HttpError, messageOf } from '../../../../api/http-error'

/** The server's words about the first field that it refused, else about the whole. */
export function refusedWords(error: unknown, fallback: string): string {
  const fields = error instanceof HttpError ? error.errors : undefined
  const [first] = Object.values(fields ?? {})
  return [first].flat()[0] ?? messageOf(error, fallback)
}
