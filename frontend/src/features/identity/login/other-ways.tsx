import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ProviderButtons } from '../single-sign-on/provider-buttons'
import { PasskeySignIn } from '../passkeys/passkey-sign-in'
import styles from './login.module.css'

/** For those without their password at hand: the firm's identity provider, a passkey, or a link by mail. */
export function OtherWays({ onSignedIn }: { onSignedIn?: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <ProviderButtons />
      <PasskeySignIn onSignedIn={onSignedIn} />
      <div className={styles.other}>
        <Link to="/forgot-password">{t('auth.forgot.link')}</Link>
      </div>
    </>
  )
}
