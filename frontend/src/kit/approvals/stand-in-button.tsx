import { lazy, Suspense, useState } from 'react'
import { Button } from 'antd'
import { UserSwitchOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { addMessages, type MessageLoaders } from '../../providers/i18n'

/** Read by whoever opens the dialog only: every page's first load is dear. */
const MESSAGES: MessageLoaders = {
  en: async () => (await import('./locales/en.json')).default,
  ar: async () => (await import('./locales/ar.json')).default,
}
const StandInDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./stand-in-dialog'), addMessages(MESSAGES)])
  return dialog
})

/** Opens who decides for whom while somebody is away. */
export function StandInButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<UserSwitchOutlined />} onClick={() => setOpen(true)}>
        {t('kit.stand_in.open')}
      </Button>
      {isOpen ? (
        <Suspense>
          <StandInDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
