import { Card, Flex, Tag, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Section } from '../../../api/types'
import { InstantText } from '../../../kit/display/date-text'
import { ReopenButtons, SectionMenu } from './section-actions'
import { SECTIONS } from './use-change-section'

const COLOURS = { live: 'green', offline: 'red', maintenance: 'gold' } as const

/** One department: its state, the message people see, and how to open or close it. */
export function SectionCard({ section }: { section: Section }) {
  const { t, i18n } = useTranslation()
  const name = i18n.language === 'ar' ? section.nameAr : section.name
  const mayChange = section.can.update
  return (
    <Card
      size="small"
      role="group"
      aria-label={name}
      title={<bdi>{name}</bdi>}
      extra={
        <Flex gap={4} align="center">
          <Tag color={COLOURS[section.status]} style={{ marginInlineEnd: 0 }}>
            {t(`${SECTIONS}.status.${section.status}`)}
          </Tag>
          {mayChange ? <SectionMenu section={section} name={name} /> : null}
        </Flex>
      }
    >
      <Message section={section} />
      <Schedule section={section} />
      {mayChange ? <ReopenButtons section={section} name={name} /> : null}
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
