import { useEffect, useRef, useState } from 'react'

const SETTLE_MS = 350

/**
 * A text that is typed here and kept elsewhere: it is handed over when typing pauses, and follows
 * changes made elsewhere (a cleared filter, the back button).
 */
export function useDraftText(stored: string, commit: (text: string) => void) {
  const [text, setText] = useState(stored)
  const committed = useRef(stored)
  const latest = useRef(commit)
  useEffect(() => {
    latest.current = commit
  })

  useEffect(() => {
    if (stored === committed.current) return
    committed.current = stored
    setText(stored)
  }, [stored])

  useEffect(() => {
    if (text.trim() === committed.current) return
    const timer = setTimeout(() => {
      committed.current = text.trim()
      latest.current(text.trim())
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])

  return [text, setText] as const
}
