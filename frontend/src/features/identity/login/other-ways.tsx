import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PasskeySignIn } from '../passkeys/passkey-sign-in'
import styles from './login.module.css'

/** For those without their password at hand: a passkey, or a link by mail. */
export function OtherWays({ onSignedIn }: { onSignedIn?: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <PasskeySignIn onSignedIn={onSignedIn} />
      <div className={styles.other}>
        <Link to="/forgot-password">{t('auth.forgot.link')}</Link>
      </div>
    </>
  )
}
