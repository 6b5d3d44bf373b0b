import { Button, Segmented, Switch } from 'antd'
import {
  CameraOutlined,
  DashboardOutlined,
  LaptopOutlined,
  LogoutOutlined,
  SettingOutlined,
  ShareAltOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CurrentUser, Digits, ThemeChoice } from '../../../api/types'
import { savePreference } from '../../../providers/preference-sync'
import { usePreferences } from '../../../providers/preferences'
import { useDisplayName } from '../avatar/display-name'
import { UserAvatar } from '../avatar/user-avatar'
import { useSignOut } from './use-sign-out'

interface UserPanelProps {
  user: CurrentUser
  showAdmin: boolean
  onChangePhoto: () => void
  onClose: () => void
}

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="user-setting">
      <span>{label}</span>
      {children}
    </div>
  )
}

function Settings() {
  const { t } = useTranslation()
  const { theme, digits, muted } = usePreferences()
  return (
    <div className="user-settings">
      <Setting label={t('shell.theme')}>
        <Segmented<ThemeChoice>
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
        <Segmented<Digits>
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

/** What the user button opens: who you are, your settings, and the way out. */
export default function UserPanel({ user, showAdmin, onChangePhoto, onClose }: UserPanelProps) {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const name = useDisplayName(user)
  return (
    <section className="user-panel" aria-label={t('shell.userMenu', { name })}>
      <div className="user-head">
        <div className="user-photo">
          <UserAvatar name={name} photoUrl={user.photoUrl} size={64} />
          <Button
            shape="circle"
            size="small"
            className="user-camera"
            icon={<CameraOutlined />}
            aria-label={t('photo.change')}
            onClick={onChangePhoto}
          />
        </div>
        <div className="user-names">
          <strong>{name}</strong>
          <em dir="ltr">{user.username}</em>
        </div>
      </div>
      <Settings />
      <nav className="user-links" aria-label={t('shell.account')}>
        {showAdmin && (
          <Link to="/admin" onClick={onClose}>
            <DashboardOutlined aria-hidden /> {t('shell.adminDashboard')}
          </Link>
        )}
        <Link to="/account/preferences" onClick={onClose}>
          <SettingOutlined aria-hidden /> {t('account.preferences.title')}
        </Link>
        <Link to="/account/shares" onClick={onClose}>
          <ShareAltOutlined aria-hidden /> {t('account.shares')}
        </Link>
        <Link to="/account/sessions" onClick={onClose}>
          <LaptopOutlined aria-hidden /> {t('account.sessions.title')}
        </Link>
        <button type="button" className="user-logout" onClick={() => void signOut()}>
          <LogoutOutlined aria-hidden /> {t('shell.logout')}
        </button>
      </nav>
    </section>
  )
}
