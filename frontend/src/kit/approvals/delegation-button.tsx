import { lazy, Suspense, useState } from 'react'
import { Button } from 'antd'
import { UserSwitchOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { addMessages, type MessageLoaders } from '../../providers/i18n'

/** Loaded with the dialog only, to keep the first load of every page small. */
const MESSAGES: MessageLoaders = {
  en: async () => (await import('./locales/en.json')).default,
  ar: async () => (await import('./locales/ar.json')).default,
}
const DelegationDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./delegation-dialog'), addMessages(MESSAGES)])
  return dialog
})

/** Opens the delegations of approvals. */
export function DelegationButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<UserSwitchOutlined />} onClick={() => setOpen(true)}>
        {t('kit.delegation.open')}
      </Button>
      {isOpen ? (
        <Suspense>
          <DelegationDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
