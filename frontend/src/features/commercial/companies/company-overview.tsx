import { Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { Details } from '../../../kit/show/details'
import { RecordTable } from '../../../kit/table/record-table'
import { COMPANIES, type Company, type CompanyDetail } from './company'
import { contactDetails } from './contact-points'
import { useCountryName } from './country-select'
import { isLatin, TAX_FIELDS } from './tax-fields'

/** The company as a tax invoice names it. */
export function CompanyTaxData({ company }: { company: Company }) {
  const { t } = useTranslation()
  const countryOf = useCountryName()
  const valueOf = (name: (typeof TAX_FIELDS)[number]['name']) => {
    const value = company[name]
    if (!value) return null
    if (name === 'country') return countryOf(value)
    return isLatin(name) ? <Ltr>{value}</Ltr> : value
  }
  return (
    <Details
      resource={COMPANIES}
      title={t(`${COMPANIES}.tax`)}
      items={[
        { name: 'legalName', value: company.legalName },
        { name: 'legalNameAr', value: company.legalNameAr },
        ...TAX_FIELDS.map(({ name }) => ({ name, value: valueOf(name) })),
      ]}
    />
  )
}

/** What the company owes in each currency. */
function CompanyBalances({ balances }: { balances: CompanyDetail['balances'] }) {
  const { t } = useTranslation()
  if (!balances?.length) return null
  const field = (name: string) => t(`${COMPANIES}.fields.${name}`)
  return (
    <RecordTable
      size="small"
      pagination={false}
      rowKey="currency"
      dataSource={balances}
      columns={[
        {
          key: 'currency',
          title: field('currency'),
          render: (_, row) => <Ltr>{row.currency}</Ltr>,
        },
        {
          key: 'balance',
          align: 'end',
          title: field('balance'),
          render: (_, row) => <Money value={row.balance} currency={row.currency} />,
        },
        {
          key: 'overdue',
          align: 'end',
          title: field('overdue'),
          render: (_, row) => <Money value={row.overdue} currency={row.currency} />,
        },
      ]}
    />
  )
}

/** How the company itself is reached; nothing where that is not known. */
function CompanyReach({ points }: { points: CompanyDetail['contactPoints'] }) {
  const { t } = useTranslation()
  if (!points.length) return null
  return <Details resource={COMPANIES} items={contactDetails(points, t)} />
}

export function CompanyOverview({ company }: { company: CompanyDetail }) {
  return (
    <Flex vertical gap="middle">
      <CompanyTaxData company={company} />
      <CompanyReach points={company.contactPoints} />
      <CompanyBalances balances={company.balances} />
    </Flex>
  )
}
