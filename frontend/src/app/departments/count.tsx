import { Figure } from '../../kit/display/tile'
import { useCount } from './counts'

/** How many records a list has, as `listAddress` names it. */
export function Count({ list }: { list: string }) {
  return <Figure {...useCount(list)} />
}
