import type { ReactNode } from 'react'
import { Button, Flex, theme, Typography } from 'antd'
import { SaveOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { listAddress } from '../table/list-address'
import { timeOfDay } from '../../providers/dates'
import styles from './field-grid.module.css'

interface FormFooterProps {
  saving: boolean
  back: { to: string }
  saveLabel?: string
  extra?: ReactNode
  /** State of what is kept while it is typed. */
  kept?: { keptAt: Date | null; failed: boolean }
}

/** Stays in sight at the bottom of a long form. */
export function FormFooter({ saving, back, saveLabel, extra, kept }: FormFooterProps) {
  const { t } = useTranslation()
  const { token } = theme.useToken()
  const navigate = useNavigate()
  return (
    <Flex
      wrap
      gap="small"
      className={`${styles.footer} no-print`}
      style={{
        background: token.colorBgLayout,
        borderBlockStart: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      <Button type="primary" htmlType="submit" icon={<SaveOutlined />} loading={saving}>
        {saveLabel ?? t('common.save')}
      </Button>
      {extra}
      <Button onClick={() => void navigate(listAddress(back.to))} disabled={saving}>
        {t('common.cancel')}
      </Button>
      {kept ? <KeptText {...kept} /> : null}
    </Flex>
  )
}

/** Whether what was typed would survive a crash. */
function KeptText({ keptAt, failed }: { keptAt: Date | null; failed: boolean }) {
  const { t } = useTranslation()
  if (!keptAt && !failed) return null
  const time = keptAt ? timeOfDay(keptAt) : ''
  return (
    <Typography.Text type={failed ? 'warning' : 'secondary'} style={{ alignSelf: 'center' }}>
      {failed ? t('kit.autosave.not_kept') : t('kit.autosave.kept', { time })}
    </Typography.Text>
  )
}
