import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CurrentUser } from '../api/types'
import { isFreshSignIn } from '../providers/auth-actions'
import { canOpen, hasOwnRefusal } from './page-access'
import { redirectAfterLogin } from './redirect-after-login'

/**
 * Where to send a user who arrives at a page they may not open; null = they stay. Straight after
 * a sign-in the redirect rules hold for every page; when the portal is opened by its address, the
 * pages that have an answer of their own (a department's home, the approver's text) give it.
 */
export function landingTarget(path: string, user: CurrentUser, isFresh: boolean): string | null {
  const mayOpen = (address: string) => canOpen(user, address)
  if (mayOpen(path) || (!isFresh && hasOwnRefusal(path))) return null
  const landing = redirectAfterLogin(path, user, mayOpen)
  return landing.stay ? null : landing.to
}

/**
 * Sends the user to where they belong, once per arrival: later pages answer with the department's
 * home or a refusal. Returns true while that is under way.
 */
export function useLanding(user: CurrentUser): boolean {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [target] = useState(() => landingTarget(pathname, user, isFreshSignIn()))
  const [arrived, setArrived] = useState(target === null)
  if (!arrived && pathname === target) setArrived(true)

  useEffect(() => {
    if (!arrived && target !== null) void navigate(target, { replace: true })
  }, [arrived, target, navigate])

  return !arrived
}
