import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './grid.module.css'

const STRONG = /\p{Script=Arabic}|\p{Script=Latin}/u
const ARABIC = /\p{Script=Arabic}/u

/**
 * What a cell shows, on one line. It reads in the direction of its first letter: too long an English
 * name on an Arabic page would else lose its beginning.
 */
export function CellLine({ align, children }: { align?: 'end'; children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const first = STRONG.exec(line.current?.textContent ?? '')?.[0]
    if (first) line.current?.setAttribute('dir', ARABIC.test(first) ? 'rtl' : 'ltr')
    else line.current?.removeAttribute('dir')
  })
  return (
    <div ref={line} className={align ? `${styles.line} ${styles.lineEnd}` : styles.line}>
      {children}
    </div>
  )
}
