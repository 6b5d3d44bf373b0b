import { useState } from 'react'
import { Button, Dropdown, Flex, Modal } from 'antd'
import { MessageOutlined, MoreOutlined, PoweroffOutlined, ToolOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { Section } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { SectionDialog } from './section-dialog'
import { SECTIONS, useChangeSection } from './use-change-section'

interface Step {
  key: 'switch_off' | 'switch_on' | 'start_maintenance' | 'end_maintenance'
  change: Partial<Section>
  danger: boolean
}

function stepsOf({ enabled, maintenanceMode }: Section): Step[] {
  return [
    maintenanceMode
      ? { key: 'end_maintenance', change: { maintenanceMode: false }, danger: false }
      : { key: 'start_maintenance', change: { maintenanceMode: true }, danger: true },
    enabled
      ? { key: 'switch_off', change: { enabled: false }, danger: true }
      : { key: 'switch_on', change: { enabled: true }, danger: false },
  ]
}

const ICONS = {
  switch_off: <PoweroffOutlined />,
  switch_on: <PoweroffOutlined />,
  start_maintenance: <ToolOutlined />,
  end_maintenance: <ToolOutlined />,
}

interface SectionProps {
  section: Section
  name: string
}

/** What reopens a closed section; a section that is live has none of these buttons. */
export function ReopenButtons({ section, name }: SectionProps) {
  const { t } = useTranslation()
  const action = useChangeSection()
  const reopening = stepsOf(section).filter(({ danger }) => !danger)
  if (reopening.length === 0) return null
  return (
    <Flex wrap gap="small" style={{ marginBlockStart: 12 }}>
      {reopening.map(({ key, change }) => (
        <ConfirmAction
          key={key}
          size="small"
          icon={ICONS[key]}
          label={t(`${SECTIONS}.action.${key}`)}
          aria-label={`${t(`${SECTIONS}.action.${key}`)}: ${name}`}
          title={t(`${SECTIONS}.action.${key}_title`, { name })}
          content={t(`${SECTIONS}.action.${key}_text`)}
          confirmLabel={t(`${SECTIONS}.action.${key}`)}
          onConfirm={() => action.change(section, change, t(`${SECTIONS}.action.${key}_done`))}
        />
      ))}
      <ActionConflict action={action} />
    </Flex>
  )
}

/** What is done to a section now and then, in a quiet menu. */
export function SectionMenu({ section, name }: SectionProps) {
  const { t } = useTranslation()
  const action = useChangeSection()
  const [chosen, setChosen] = useState<string | null>(null)
  const closing = stepsOf(section).filter(({ danger }) => danger)
  const close = () => setChosen(null)
  const items = [
    ...closing.map(({ key }) => ({
      key,
      icon: ICONS[key],
      label: t(`${SECTIONS}.action.${key}`),
    })),
    { key: 'message', icon: <MessageOutlined />, label: t(`${SECTIONS}.message_and_schedule`) },
  ]
  const shared = { section, name, action, onClose: close }
  const step = closing.find(({ key }) => key === chosen)
  return (
    <>
      <Dropdown
        autoFocus
        trigger={['click']}
        menu={{ items, onClick: ({ key }) => setChosen(key) }}
      >
        <Button
          type="text"
          size="small"
          icon={<MoreOutlined />}
          aria-label={t(`${SECTIONS}.actions_of`, { name })}
        />
      </Dropdown>
      {step ? <CloseDialog step={step} {...shared} /> : null}
      <SectionDialog open={chosen === 'message'} {...shared} />
      <ActionConflict action={action} />
    </>
  )
}

interface CloseDialogProps extends SectionProps {
  step: Step
  action: ReturnType<typeof useChangeSection>
  onClose: () => void
}

/** Says what closing a section means before it is done. */
function CloseDialog({ step, section, name, action, onClose }: CloseDialogProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const { key, change, danger } = step
  const confirm = async () => {
    setBusy(true)
    await action
      .change(section, change, t(`${SECTIONS}.action.${key}_done`))
      .then(onClose, () => undefined)
    setBusy(false)
  }
  return (
    <Modal
      open
      title={t(`${SECTIONS}.action.${key}_title`, { name })}
      onCancel={onClose}
      onOk={() => void confirm()}
      okText={t(`${SECTIONS}.action.${key}`)}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger, loading: isBusy }}
    >
      {t(`${SECTIONS}.action.${key}_text`)}
    </Modal>
  )
}
