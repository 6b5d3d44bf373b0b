import { unionBox } from '#engines/ocr/page_lines'
import type { CardLine } from './card_line.js'
import type { CardField } from './types.js'

/** Below this a value must be looked at by a person. */
export const DOUBTFUL_BELOW = 0.75

/** How much the worst read word counts: one wrong word makes a value wrong, however sure the rest. */
const WEAKEST = 0.45

/**
 * A field taken from some words of a line.
 * @param strength 0–1, how certain the rule is that these words are this field
 */
export function fieldOf(
  line: CardLine,
  value: string,
  strength: number,
  words: CardLine['words'] = line.words
): CardField {
  const weight = words.reduce((sum, word) => sum + word.text.length, 0)
  const read =
    weight === 0
      ? line.confidence
      : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / weight
  const long = words.filter(({ text }) => text.length > 1)
  const weakest = Math.min(read, ...long.map((word) => word.confidence))
  const confidence = round((read * (1 - WEAKEST) + weakest * WEAKEST) * strength)
  const boxes = words.flatMap((word) => word.bbox ?? [])
  return {
    value,
    confidence,
    doubtful: confidence < DOUBTFUL_BELOW,
    ...(boxes.length > 0 ? { bbox: unionBox(boxes), side: line.side } : {}),
  }
}

/** Joins the fields of several lines to one value. */
export function joinFields(fields: CardField[], separator: string): CardField {
  const boxes = fields.flatMap((field) => field.bbox ?? [])
  const confidence = round(fields.reduce((sum, field) => sum + field.confidence, 0) / fields.length)
  return {
    ...fields[0],
    value: fields.map((field) => field.value).join(separator),
    confidence,
    doubtful: confidence < DOUBTFUL_BELOW,
    ...(boxes.length > 0 ? { bbox: unionBox(boxes) } : {}),
  }
}

export const round = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 100) / 100
