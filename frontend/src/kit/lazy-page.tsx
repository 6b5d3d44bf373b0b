import { useEffect, useState, type ComponentType } from 'react'
import { LoadingPage } from './waiting'

interface Failure {
  error: unknown
}

/**
 * A page that is loaded when it is first opened, with `Waiting` in its place until then. React's own
 * `lazy` keeps the placeholder of a component on the screen for at least 300 ms, however soon the
 * component is there.
 */
export function lazyPage<P extends object = object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Waiting: ComponentType = LoadingPage
): ComponentType<P> {
  let known: ComponentType<P> | null = null

  return function LazyPage(props: P) {
    const [Page, setPage] = useState(() => known)
    const [failure, setFailure] = useState<Failure | null>(null)
    useEffect(() => {
      if (known) return
      let isOpen = true
      load().then(
        (file) => {
          known = file.default
          if (isOpen) setPage(() => file.default)
        },
        (error: unknown) => {
          if (isOpen) setFailure({ error })
        }
      )
      return () => {
        isOpen = false
      }
    }, [])
    if (failure) throw failure.error
    return Page ? <Page {...props} /> : <Waiting />
  }
}
