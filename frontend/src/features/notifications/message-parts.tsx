import { Fragment } from 'react'
import { MixedText } from '../../kit/display/mixed-text'

/** What stands between a number, a name, an amount and a date in a message. */
const BETWEEN = /( — | – | · |: | \(|\)|، |, )/

/**
 * A message in the direction of the page, each of its parts in its own: beside Arabic words a
 * number stays first and an amount last, and neither is torn at the end of a line.
 */
export function MessageParts({ text }: { text: string }) {
  return text.split(BETWEEN).map((part, index) => {
    const isBetween = index % 2 === 1
    return <Fragment key={index}>{isBetween ? part : <MixedText>{part}</MixedText>}</Fragment>
  })
}
