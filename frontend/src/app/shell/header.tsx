import { Button } from 'antd'
import { MenuOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CurrentUser } from '../../api/types'
import { BrandMark, BrandName } from '../../features/identity/brand/brand-mark'
import { LanguageToggle, ThemeToggle } from '../../features/identity/preferences/toggles'
import { UserMenu } from '../../features/identity/user-menu/user-menu'
import { NotificationBell } from '../../features/notifications/bell/notification-bell'
import { JobTray } from '../../features/notifications/jobs/job-tray'
import { PaletteButton } from '../palette/palette-button'
import { canOpen } from '../page-access'
import { IconTip } from './icon-tip'
import styles from './header.module.css'

interface HeaderProps {
  user: CurrentUser
  showMenuButton: boolean
  onOpenMenu: () => void
}

export function Header({ user, showMenuButton, onOpenMenu }: HeaderProps) {
  const { t } = useTranslation()
  return (
    <header id="shell-header" className={styles.header}>
      {showMenuButton && (
        <Button
          type="text"
          icon={<MenuOutlined />}
          aria-label={t('shell.openMenu')}
          onClick={onOpenMenu}
        />
      )}
      <Link to="/departments" className={styles.logo} aria-label={t('shell.home')}>
        <BrandMark size={32} />
        <span>
          <BrandName />
        </span>
      </Link>
      <PaletteButton user={user} />
      <div className={styles.tools}>
        {!user.viewing && <OwnTools />}
        <span className={styles.divider} aria-hidden="true" />
        <IconTip text={t('shell.language')}>
          <LanguageToggle compact />
        </IconTip>
        <IconTip text={t('shell.darkMode')}>
          <ThemeToggle />
        </IconTip>
        <UserMenu user={user} showAdmin={canOpen(user, '/admin') && canOpen(user, '/admin/logs')} />
      </div>
    </header>
  )
}

/** What goes on for the signed-in person; of someone whose portal is only looked at it is their own. */
function OwnTools() {
  const { t } = useTranslation()
  return (
    <>
      <IconTip text={t('jobs.title')}>
        <JobTray />
      </IconTip>
      <IconTip text={t('notifications.title')}>
        <NotificationBell />
      </IconTip>
    </>
  )
}
