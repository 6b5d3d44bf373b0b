import { Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '../../api/types'
import { usePreferences } from '../../providers/preferences'
import { SideMenu } from './side-menu'

interface NarrowMenuProps {
  user: CurrentUser
  open: boolean
  onClose: () => void
}

/** The menu of a narrow screen. */
export default function NarrowMenu({ user, open, onClose }: NarrowMenuProps) {
  const { t } = useTranslation()
  const { language } = usePreferences()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement={language === 'arabic' ? 'right' : 'left'}
      width={300}
      title={t('shell.menu')}
      styles={{ body: { padding: 8 } }}
    >
      <SideMenu user={user} />
    </Drawer>
  )
}
