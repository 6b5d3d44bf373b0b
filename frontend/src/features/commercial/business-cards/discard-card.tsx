import { DeleteOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http, ifMatch } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { toast } from '../../../providers/toast'
import { ConfirmAction } from '../../../kit/confirm-action'
import type { BusinessCard } from './card'

/** Throws a scanned card away, with its images. */
export function DiscardCard({ card, onDone }: { card: BusinessCard; onDone: () => void }) {
  const { t } = useTranslation()
  const discard = async () => {
    try {
      await http.delete(`/api/business-cards/${card.id}`, { headers: ifMatch(card.version) })
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('kit.delete_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
      throw error
    }
    onDone()
  }
  return (
    <ConfirmAction
      danger
      icon={<DeleteOutlined />}
      label={t('commercial.business_cards.discard')}
      title={t('commercial.business_cards.discard_title')}
      content={t('commercial.business_cards.discard_text')}
      confirmLabel={t('commercial.business_cards.discard')}
      onConfirm={discard}
    />
  )
}
