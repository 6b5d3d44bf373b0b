import { Flex, List, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { ClockText } from '../../../kit/display/clock-text'
import { LocalName } from '../../../kit/display/local-name'
import { ATTENDANCE_CHECKS, type AttendanceCheck } from './attendance-check'

/** Checks of a day with where they were; one that came late to the portal says so. */
export function DayChecks({ checks }: { checks: readonly AttendanceCheck[] }) {
  const { t } = useTranslation()
  return (
    <List
      size="small"
      header={<Typography.Text strong>{t(`${ATTENDANCE_CHECKS}.today`)}</Typography.Text>}
      locale={{
        emptyText: (
          <Typography.Text type="secondary">{t(`${ATTENDANCE_CHECKS}.none_today`)}</Typography.Text>
        ),
      }}
      rowKey="id"
      dataSource={[...checks]}
      renderItem={(check) => (
        <List.Item>
          <Flex vertical>
            <span>
              {t(`${ATTENDANCE_CHECKS}.direction.${check.direction}`)} ·{' '}
              <ClockText value={check.checkedAt} />
            </span>
            <Typography.Text type="secondary">
              <LocalName name={check.siteName} nameAr={check.siteNameAr} /> ·{' '}
              {t(`${ATTENDANCE_CHECKS}.method.${check.method}`)}
            </Typography.Text>
            {check.delayMinutes > 0 ? (
              <Typography.Text type="secondary">
                {t(`${ATTENDANCE_CHECKS}.received`)} <ClockText value={check.receivedAt} />
              </Typography.Text>
            ) : null}
          </Flex>
        </List.Item>
      )}
    />
  )
}
