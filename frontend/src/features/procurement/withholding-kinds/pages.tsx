import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { Ltr } from '../../../kit/display/ltr'
import { arabicLine, code, flag, line } from '../../../kit/plain/field-kinds'
import { plainPages } from '../../../kit/plain/plain-pages'

const KINDS = 'procurement.withholding_kinds'

type Kind = Schema<'WithholdingKind'>

export const { List, Create, Edit, Show } = plainPages<Kind>({
  resource: KINDS,
  label: 'name',
  sort: { field: 'code', order: 'asc' },
  fields: {
    code: code({ max: 20, required: true, sortable: true }),
    name: line({ max: 120, required: true, sortable: true }),
    nameAr: arabicLine({ max: 120, required: true }),
    active: flag({ initial: true }),
  },
  notice: (record) => <RateToday record={record} />,
})

/** The rate of today, and where all of them are kept by day. */
function RateToday({ record: { id, rate } }: { record: Kind }) {
  const { t } = useTranslation()
  return (
    <>
      <p>
        {t(`${KINDS}.rate_today`)} {rate === null ? t(`${KINDS}.no_rate`) : <Ltr>{`${rate}%`}</Ltr>}
      </p>
      <p>
        <Link to={`/finance/withholding-rates?kindId=${id}`}>{t(`${KINDS}.rates`)}</Link>
      </p>
    </>
  )
}
