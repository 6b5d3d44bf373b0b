import { Navigate, useLocation } from 'react-router'

/** A page for an address that has moved: links to the old one, filters included, still arrive. */
export function movedTo(pathname: string) {
  return function MovedPage() {
    const { search, hash } = useLocation()
    return <Navigate replace to={{ pathname, search, hash }} />
  }
}
