import { DiffOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { quotationPath, QUOTATIONS, type QuotationDetail } from './quotation'

const TEXTS = `${QUOTATIONS}.action`

interface ReviseButtonProps {
  quotation: QuotationDetail
  action: ReturnType<typeof useRecordAction>
}

/** Starts the next revision and opens it for editing. */
export function ReviseButton({ quotation, action }: ReviseButtonProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const revise = async () => {
    const made = await action.run<QuotationDetail>(quotation, {
      path: 'revise',
      done: t(`${TEXTS}.revise_done`),
    })
    void navigate(`${quotationPath(made)}/edit`)
  }
  return (
    <ConfirmAction
      icon={<DiffOutlined />}
      label={t(`${TEXTS}.revise`)}
      title={t(`${TEXTS}.revise_title`, { number: quotation.number })}
      content={t(`${TEXTS}.revise_text`)}
      confirmLabel={t(`${TEXTS}.revise`)}
      onConfirm={revise}
    />
  )
}
