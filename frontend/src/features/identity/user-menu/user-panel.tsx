import { Button, Switch } from 'antd'
import {
  ApiOutlined,
  CameraOutlined,
  DashboardOutlined,
  KeyOutlined,
  LaptopOutlined,
  LockOutlined,
  LoginOutlined,
  LogoutOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
  ShareAltOutlined,
  SafetyCertificateOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CurrentUser, Digits, ThemeChoice } from '../../../api/types'
import { Segments } from '../../../kit/segments'
import { savePreference } from '../../../providers/preference-sync'
import { usePreferences } from '../../../providers/preferences'
import { useDisplayName } from '../avatar/display-name'
import { UserAvatar } from '../../../kit/display/user-avatar'
import { useSignOut } from './use-sign-out'
import styles from './user-panel.module.css'

interface UserPanelProps {
  user: CurrentUser
  showAdmin: boolean
  onChangePhoto: () => void
  onClose: () => void
}

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.setting}>
      <span>{label}</span>
      {children}
    </div>
  )
}

function Settings() {
  const { t } = useTranslation()
  const { theme, digits, muted } = usePreferences()
  return (
    <div className={styles.settings}>
      <Setting label={t('shell.theme')}>
        <Segments<ThemeChoice>
          size="small"
          value={theme}
          aria-label={t('shell.theme')}
          onChange={(value) => void savePreference({ theme: value })}
          options={(['light', 'dark', 'system'] as const).map((value) => ({
            value,
            label: t(`shell.themes.${value}`),
          }))}
        />
      </Setting>
      <Setting label={t('shell.digits')}>
        <Segments<Digits>
          size="small"
          value={digits}
          aria-label={t('shell.digits')}
          onChange={(value) => void savePreference({ digits: value })}
          options={[
            { value: 'latin', label: '123' },
            { value: 'arabic', label: '١٢٣' },
          ]}
        />
      </Setting>
      <Setting label={t('shell.sounds')}>
        <Switch
          size="small"
          checked={!muted}
          aria-label={t('shell.sounds')}
          onChange={(checked) => void savePreference({ muted: !checked })}
        />
      </Setting>
    </div>
  )
}

interface AccountLink {
  to: string
  icon: ReactNode
  label: string
}

/** The pages of one's own account, and the administration for those who have it. */
function useLinks(showAdmin: boolean): AccountLink[] {
  const { t } = useTranslation()
  const admin = { to: '/admin', icon: <DashboardOutlined />, label: t('shell.adminDashboard') }
  return [
    ...(showAdmin ? [admin] : []),
    {
      to: '/account/preferences',
      icon: <SettingOutlined />,
      label: t('account.preferences.title'),
    },
    { to: '/account/shares', icon: <ShareAltOutlined />, label: t('account.shares') },
    { to: '/account/password', icon: <KeyOutlined />, label: t('account.password.title') },
    {
      to: '/account/two-step',
      icon: <SafetyCertificateOutlined />,
      label: t('account.twoStep.title'),
    },
    { to: '/account/passkeys', icon: <LockOutlined />, label: t('account.passkeys.title') },
    {
      to: '/account/single-sign-on',
      icon: <LoginOutlined />,
      label: t('account.singleSignOn.title'),
    },
    { to: '/account/sessions', icon: <LaptopOutlined />, label: t('account.sessions.title') },
    { to: '/account/api-tokens', icon: <ApiOutlined />, label: t('account.apiTokens.title') },
    { to: '/help', icon: <QuestionCircleOutlined />, label: t('help.title') },
  ]
}

/** What the user button opens: who you are, your settings, and the way out. */
export default function UserPanel({ user, showAdmin, onChangePhoto, onClose }: UserPanelProps) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const name = useDisplayName(user)
  const links = useLinks(showAdmin)
  return (
    <section id="user-panel" className={styles.panel} aria-label={t('shell.userMenu', { name })}>
      <Person user={user} onChangePhoto={onChangePhoto} />
      {!user.viewing && <Settings />}
      <nav className={styles.links} aria-label={t('shell.account')}>
        {/* the account of someone else stays closed to who looks */}
        {(user.viewing ? [] : links).map(({ to, icon, label }) => (
          <Link key={to} to={to} onClick={onClose}>
            <span aria-hidden="true">{icon}</span> {label}
          </Link>
        ))}
        <button type="button" className={styles.logout} onClick={() => void signOut()}>
          <LogoutOutlined aria-hidden /> {t('shell.logout')}
        </button>
      </nav>
    </section>
  )
}

function Person({ user, onChangePhoto }: Pick<UserPanelProps, 'user' | 'onChangePhoto'>) {
  const { t } = useTranslation()
  const name = useDisplayName(user)
  return (
    <div className={styles.head}>
      <div className={styles.photo}>
        <UserAvatar name={name} photoUrl={user.photoUrl} size={64} />
        {!user.viewing && (
          <Button
            shape="circle"
            size="small"
            id="change-photo"
            className={styles.camera}
            icon={<CameraOutlined />}
            aria-label={t('photo.change')}
            onClick={onChangePhoto}
          />
        )}
      </div>
      <div className={styles.names}>
        <strong>{name}</strong>
        <em dir="ltr">{user.username}</em>
      </div>
    </div>
  )
}
