import type { ReactNode } from 'react'
import './notice-icon.css'

/** The picture of a page or part that says one thing: what happened. */
export function NoticeIcon({ children }: { children: ReactNode }) {
  return (
    <div className="notice-icon" aria-hidden="true">
      {children}
    </div>
  )
}
