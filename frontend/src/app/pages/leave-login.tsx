import { Navigate, useLocation } from 'react-router'
import { returnPath } from '../../features/identity/login/return-path'

/**
 * What /login is to someone who is signed in: the way to the page it names. The login screen may go
 * before it could lead there itself, and a second tab may have signed in.
 */
export function LeaveLogin() {
  const { search } = useLocation()
  return <Navigate to={returnPath(search) ?? '/departments'} replace />
}
