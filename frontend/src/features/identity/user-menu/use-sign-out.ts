import { useNavigate } from 'react-router'
import { logout } from '../../../providers/auth-actions'

/** Signs out and goes to the login screen. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    await logout()
    await navigate('/login')
  }
}
