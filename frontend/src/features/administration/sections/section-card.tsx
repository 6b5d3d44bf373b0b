import { Card, Flex, Tag, Typography } from 'antd'
import { PoweroffOutlined, ToolOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { Section } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { InstantText } from '../../../kit/display/date-text'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { SectionDialog } from './section-dialog'
import { SECTIONS, useChangeSection } from './use-change-section'

const COLOURS = { live: 'green', offline: 'red', maintenance: 'gold' } as const

/** One department: what it is now, what its people are told, and how to open or close it. */
export function SectionCard({ section }: { section: Section }) {
  const { t, i18n } = useTranslation()
  const name = i18n.language === 'ar' ? section.nameAr : section.name
  return (
    <Card
      size="small"
      role="group"
      aria-label={name}
      title={<bdi>{name}</bdi>}
      extra={
        <Tag color={COLOURS[section.status]} style={{ marginInlineEnd: 0 }}>
          {t(`${SECTIONS}.status.${section.status}`)}
        </Tag>
      }
      styles={{ body: { display: 'flex', flexDirection: 'column', gap: 12, minBlockSize: 132 } }}
    >
      <div style={{ flex: 1 }}>
        <Message section={section} />
        <Schedule section={section} />
      </div>
      {section.can.update ? <SectionActions section={section} name={name} /> : null}
    </Card>
  )
}

function Message({ section }: { section: Section }) {
  const { t } = useTranslation()
  const { maintenanceMessage: en, maintenanceMessageAr: ar } = section
  if (!en && !ar) {
    return <Typography.Text type="secondary">{t(`${SECTIONS}.no_message`)}</Typography.Text>
  }
  return (
    <>
      {en ? (
        <p lang="en" dir="ltr" style={{ margin: 0 }}>
          {en}
        </p>
      ) : null}
      {ar ? (
        <p lang="ar" dir="rtl" style={{ margin: 0 }}>
          {ar}
        </p>
      ) : null}
    </>
  )
}

function Schedule({ section: { from, to } }: { section: Section }) {
  const { t } = useTranslation()
  if (!from && !to) return null
  return (
    <Typography.Text type="secondary">
      {from ? (
        <>
          {t(`${SECTIONS}.fields.from`)} <InstantText value={from} />{' '}
        </>
      ) : null}
      {to ? (
        <>
          {t(`${SECTIONS}.fields.to`)} <InstantText value={to} />
        </>
      ) : null}
    </Typography.Text>
  )
}

interface Step {
  key: 'switch_off' | 'switch_on' | 'start_maintenance' | 'end_maintenance'
  change: Partial<Section>
  danger: boolean
}

function SectionActions({ section, name }: { section: Section; name: string }) {
  const { t } = useTranslation()
  const action = useChangeSection()
  const { enabled, maintenanceMode } = section
  const steps: Step[] = [
    maintenanceMode
      ? { key: 'end_maintenance', change: { maintenanceMode: false }, danger: false }
      : { key: 'start_maintenance', change: { maintenanceMode: true }, danger: true },
    enabled
      ? { key: 'switch_off', change: { enabled: false }, danger: true }
      : { key: 'switch_on', change: { enabled: true }, danger: false },
  ]
  return (
    <Flex wrap gap="small">
      {steps.map(({ key, change, danger }) => (
        <ConfirmAction
          key={key}
          size="small"
          danger={danger}
          icon={key.includes('maintenance') ? <ToolOutlined /> : <PoweroffOutlined />}
          label={t(`${SECTIONS}.action.${key}`)}
          aria-label={`${t(`${SECTIONS}.action.${key}`)}: ${name}`}
          title={t(`${SECTIONS}.action.${key}_title`, { name })}
          content={t(`${SECTIONS}.action.${key}_text`)}
          confirmLabel={t(`${SECTIONS}.action.${key}`)}
          onConfirm={() => action.change(section, change, t(`${SECTIONS}.action.${key}_done`))}
        />
      ))}
      <SectionDialog section={section} name={name} action={action} />
      <ActionConflict action={action} />
    </Flex>
  )
}
