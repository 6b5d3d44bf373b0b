import type { ReactNode } from 'react'
import { Alert, Button, Flex, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../display/date-text'

/** Entries that were never saved, one row each. */
export function DraftOffers({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBlockEnd: 16 }}
      message={t('kit.autosave.found')}
      description={
        <Flex vertical gap="small">
          {children}
        </Flex>
      }
    />
  )
}

interface DraftOfferProps {
  savedAt: string
  name?: string | null
  /** The record was changed after the draft was begun. */
  outdated: boolean
  onRestore: () => void
  onDiscard: () => void
}

export function DraftOffer({ savedAt, name, outdated, onRestore, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation()
  return (
    <Flex wrap gap="small" align="center">
      <InstantText value={savedAt} />
      {name ? <bdi>{name}</bdi> : null}
      {outdated ? (
        <Typography.Text type="warning">{t('kit.autosave.outdated')}</Typography.Text>
      ) : null}
      <Button size="small" type="primary" onClick={onRestore}>
        {t('kit.autosave.restore')}
      </Button>
      <Button size="small" onClick={onDiscard}>
        {t('kit.autosave.discard')}
      </Button>
    </Flex>
  )
}
