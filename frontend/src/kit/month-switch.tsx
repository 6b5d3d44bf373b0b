import { Button, Flex, Typography } from 'antd'
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { useFormats } from './display/use-formats'
import { useIsRtl } from './use-is-rtl'

interface MonthSwitchProps {
  /** `2026-11`. */
  month: string
  onChange: (month: string) => void
}

/** A month with the way to the one before, the next and the present one. */
export function MonthSwitch({ month, onChange }: MonthSwitchProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const isRtl = useIsRtl()
  const move = (by: number) => onChange(dayjs(`${month}-01`).add(by, 'month').format('YYYY-MM'))
  return (
    <Flex gap="small" align="center">
      <Button
        icon={isRtl ? <RightOutlined /> : <LeftOutlined />}
        aria-label={t('kit.month.previous')}
        onClick={() => move(-1)}
      />
      <Typography.Text strong style={{ minWidth: 120, textAlign: 'center' }} aria-live="polite">
        {formats.month(month)}
      </Typography.Text>
      <Button
        icon={isRtl ? <LeftOutlined /> : <RightOutlined />}
        aria-label={t('kit.month.next')}
        onClick={() => move(1)}
      />
      <Button onClick={() => onChange(dayjs().format('YYYY-MM'))}>{t('kit.month.this')}</Button>
    </Flex>
  )
}
