import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

export interface ScannedCode {
  siteId: number
  code: string
}

/** What a poster's code has opened the page with: `?site=3#code=…`. */
export function scannedIn({ search, hash }: { search: string; hash: string }): ScannedCode | null {
  const siteId = Number(new URLSearchParams(search).get('site'))
  const code = new URLSearchParams(hash.slice(1)).get('code')
  return Number.isInteger(siteId) && siteId > 0 && code ? { siteId, code } : null
}

/** The scanned code, and how it goes from the address once it has been used. */
export function useScannedCode() {
  const location = useLocation()
  const navigate = useNavigate()
  const forget = useCallback(
    () => void navigate({ pathname: location.pathname, search: '', hash: '' }, { replace: true }),
    [location.pathname, navigate]
  )
  return { scanned: scannedIn(location), forget }
}
