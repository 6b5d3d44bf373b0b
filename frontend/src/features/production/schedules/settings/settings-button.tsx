import { useState } from 'react'
import { Button } from 'antd'
import { SettingOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { SchedulePlan } from '../plan/types'
import { SCHEDULES } from '../schedule'
import { SettingsDialog } from './settings-dialog'

/** Opens how the schedule is computed; who may not change it reads it there. */
export function SettingsButton({ plan }: { plan: SchedulePlan }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<SettingOutlined />} onClick={() => setOpen(true)}>
        {t(`${SCHEDULES}.settings.open`)}
      </Button>
      <SettingsDialog plan={plan} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
