import { Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { CHEQUES, type ChequeRow } from './cheque'

/** The date of a cheque; of one that should have been paid, since when. */
export function DueDate({ cheque }: { cheque: Pick<ChequeRow, 'chequeOn' | 'daysLeft'> }) {
  const { t } = useTranslation()
  const { chequeOn, daysLeft } = cheque
  const date = <DateText value={chequeOn} />
  if (daysLeft === null || daysLeft > 0) return date
  const late = daysLeft < 0
  return (
    <>
      {date}{' '}
      <Typography.Text type={late ? 'danger' : 'warning'}>
        {late ? t(`${CHEQUES}.late`, { count: -daysLeft }) : t(`${CHEQUES}.due_today`)}
      </Typography.Text>
    </>
  )
}
