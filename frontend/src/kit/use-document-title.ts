import { useEffect } from 'react'

/** Names the browser tab after the page. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Binaa`
  }, [title])
}
