import { Flex, Tag, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { GUARANTEES, type Guarantee } from './project-guarantees'

const COLORS = { active: 'green', expiring: 'orange', expired: 'red', released: 'default' } as const

/** How a guarantee stands today, with the days that are left or the day it was given back. */
export function GuaranteeStatus({ guarantee }: { guarantee: Guarantee }) {
  const { status, daysLeft, releasedOn } = guarantee
  const { t } = useTranslation()
  return (
    <Flex vertical align="start">
      <Tag color={COLORS[status]}>{t(`${GUARANTEES}.statuses.${status}`)}</Tag>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {releasedOn ? <DateText value={releasedOn} /> : null}
        {status === 'expiring' ? t(`${GUARANTEES}.days_left`, { count: daysLeft ?? 0 }) : null}
      </Typography.Text>
    </Flex>
  )
}

/** The day on which it ends, and below it the one that it was given at first. */
export function GuaranteeEnd({ guarantee }: { guarantee: Guarantee }) {
  const { expiresOn, firstExpiresOn } = guarantee
  const { t } = useTranslation()
  return (
    <Flex vertical>
      <DateText value={expiresOn} />
      {firstExpiresOn === expiresOn ? null : (
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {t(`${GUARANTEES}.originally`)} <DateText value={firstExpiresOn} />
        </Typography.Text>
      )}
    </Flex>
  )
}
