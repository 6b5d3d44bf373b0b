import { Tag } from 'antd'
import { DateText } from '../../../kit/display/date-text'
import { isOldRate } from './old-rate'
import { useTranslation } from 'react-i18next'
import { QUOTATIONS, type QuotationLine } from './quotation'

/** What sets a line apart: not in the total, or taxed otherwise. */
export function LineTags({ line }: { line: QuotationLine }) {
  const { t } = useTranslation()
  const { inclusion, vatCategory, rateOn } = line
  return (
    <>
      {inclusion === 'included' ? null : (
        <Tag color="gold">{t(`${QUOTATIONS}.inclusion.${inclusion}`)}</Tag>
      )}
      {vatCategory === 'standard' ? null : (
        <Tag>{t(`${QUOTATIONS}.vatCategory.${vatCategory}`)}</Tag>
      )}
      {isOldRate(rateOn) ? (
        <Tag color="orange">
          {t(`${QUOTATIONS}.old_rate`)} <DateText value={rateOn} />
        </Tag>
      ) : null}
    </>
  )
}
