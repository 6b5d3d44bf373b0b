import type { ReactNode } from 'react'

/** Lies over whatever shows a drawing, on screen and on paper, so that nobody builds from it. */
export function Watermark({ text, children }: { text: string | null; children: ReactNode }) {
  return (
    <div className="preview-fill">
      {children}
      {text ? (
        <div className="preview-watermark" role="note">
          <span>{text}</span>
        </div>
      ) : null}
    </div>
  )
}
