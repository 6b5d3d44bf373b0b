import { Alert, Form } from 'antd'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { messageOf } from '../../../api/http-error'
import { Money } from '../../../kit/display/numbers'
import { useDebounced } from '../../../kit/inputs/use-debounced'
import { BILLS } from './bill'

interface WithholdingPreviewProps {
  billId: number
  currency: string
}

/** What the payment that is being entered withholds, and what is left for the bank to pay. */
export function WithholdingPreview({ billId, currency }: WithholdingPreviewProps) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const amount = useDebounced((Form.useWatch('amount', form) as string | undefined) ?? '')
  const paidOn = Form.useWatch('paidOn', form) as string | undefined
  const search = new URLSearchParams({ amount, ...(paidOn && { paidOn }) })
  const { data, error } = useQuery<Schema<'PaymentWithholding'>>({
    queryKey: [`/api/bills/${billId}/withholding?${search}`],
    enabled: Number(amount) > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (error) return <Alert type="error" showIcon message={messageOf(error, t('kit.try_again'))} />
  if (!data) return null
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      style={{ marginBlockEnd: 16 }}
      message={
        <>
          {t(`${BILLS}.withholding.${data.taxBorne ? 'borneTax' : 'withholdingTax'}`)}{' '}
          <Money value={data.taxBorne ? data.borneTax : data.withholdingTax} currency={currency} />
          {' · '}
          {t(`${BILLS}.withholding.net`)} <Money value={data.net} currency={currency} />
        </>
      }
    />
  )
}
