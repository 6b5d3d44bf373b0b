import type { CSSProperties } from 'react'
import { MixedText } from './mixed-text'

const STRONG = /\p{Script=Arabic}|\p{Script=Latin}/u
const ARABIC = /\p{Script=Arabic}/u

// the line lies at the side of the page's beginning, but is cut where its own text ends
const style: CSSProperties = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'match-parent',
}

/** Text from the data on one line: too long an English name on an Arabic page keeps its beginning. */
export function OneLine({ children }: { children: string }) {
  const first = STRONG.exec(children)?.[0]
  const dir = first && (ARABIC.test(first) ? 'rtl' : 'ltr')
  return (
    <span dir={dir} style={style}>
      <MixedText>{children}</MixedText>
    </span>
  )
}
