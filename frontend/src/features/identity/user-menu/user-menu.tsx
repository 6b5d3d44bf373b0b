import { lazy, Suspense, useState } from 'react'
import { Button } from 'antd'
import { DownOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '../../../api/types'
import { HeaderPopover } from '../../../kit/header-popover'
import { addMessages } from '../../../providers/i18n'
import { photoMessageLoaders } from '../photo/photo-words'
import { useDisplayName } from '../avatar/display-name'
import { UserAvatar } from '../../../kit/display/user-avatar'
import userMenuStyles from './user-menu.module.css'
import userPanelStyles from './user-panel.module.css'

const UserPanel = lazy(() => import('./user-panel'))
const PhotoDialog = lazy(async () => {
  await addMessages(photoMessageLoaders)
  return import('../photo/photo-dialog')
})

interface UserMenuProps {
  user: CurrentUser
  showAdmin: boolean
}

/** The user button in the header with its menu and the photo dialog. */
export function UserMenu({ user, showAdmin }: UserMenuProps) {
  const { t } = useTranslation()
  const name = useDisplayName(user)
  const [shown, setShown] = useState<'nothing' | 'menu' | 'photo'>('nothing')
  const close = () => setShown('nothing')
  const panel = (
    <Suspense fallback={<div className={userPanelStyles.panel} />}>
      <UserPanel
        user={user}
        showAdmin={showAdmin}
        onChangePhoto={() => setShown('photo')}
        onClose={close}
      />
    </Suspense>
  )
  return (
    <>
      <HeaderPopover
        open={shown === 'menu'}
        onOpenChange={(open) => setShown(open ? 'menu' : 'nothing')}
        content={panel}
      >
        <Button
          id="user-button"
          shape="round"
          className={userMenuStyles.button}
          aria-expanded={shown === 'menu'}
        >
          <UserAvatar name={name} photoUrl={user.photoUrl} size={26} />
          <span className="visually-hidden">{t('shell.userMenu', { name })}</span>
          <span className={userMenuStyles.name} aria-hidden="true">
            {name}
          </span>
          <DownOutlined style={{ fontSize: 11 }} aria-hidden />
        </Button>
      </HeaderPopover>
      <Suspense>{shown === 'photo' && <PhotoDialog user={user} onClose={close} />}</Suspense>
    </>
  )
}
