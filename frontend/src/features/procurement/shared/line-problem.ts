import { HttpError, messageOf } from '../../../api/http-error'
import { nameIn } from '../../../kit/display/name-in'

interface NamedLine {
  id: number
  description: string
  descriptionAr: string | null
}

/** What is wrong with a delivery or bill that was sent, beside the name of the line it is about. */
export function problemOf(
  error: unknown,
  fallback: string,
  { sent, lines, language }: { sent: { lineId: number }[]; lines: NamedLine[]; language: string }
): string {
  const [field, texts] =
    Object.entries(error instanceof HttpError ? (error.errors ?? {}) : {})[0] ?? []
  if (!field || !texts?.[0]) return messageOf(error, fallback)
  const id = sent[Number(/^lines\.(\d+)\./.exec(field)?.[1] ?? NaN)]?.lineId
  const line = lines.find((one) => one.id === id)
  if (!line) return texts[0]
  return `${nameIn(language, line.description, line.descriptionAr)}: ${texts[0]}`
}
