import { Alert } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../api/types'
import { useFormats } from './display/use-formats'

type Warning = Answer<'credit_limits.warning'>

/** Says that the chosen client is over its credit limit, with figures for those who may see them. */
export function CreditWarning({ clientId }: { clientId: number | null | undefined }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { data } = useQuery<Warning>({
    queryKey: [`/api/clients/${clientId}/credit-warning`],
    enabled: !!clientId,
    staleTime: 0,
  })
  if (!clientId || !data?.isOver) return null
  const { figures } = data
  const money = (value: string) => formats.money(value, figures!.currency)
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBlockEnd: 16 }}
      message={t('kit.credit.over')}
      description={
        figures?.limit
          ? t(figures.blocks ? 'kit.credit.figures_blocked' : 'kit.credit.figures', {
              exposure: money(figures.exposure),
              limit: money(figures.limit),
            })
          : t('kit.credit.ask')
      }
    />
  )
}
