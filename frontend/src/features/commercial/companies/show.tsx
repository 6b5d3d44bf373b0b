import type { TFunction } from 'i18next'
import { EditOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { nameIn } from '../../../kit/display/name-in'
import { Money, Whole } from '../../../kit/display/numbers'
import { LinkButton } from '../../../kit/link-button'
import { ResourceShow, type ShowTab } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { COMPANIES, companyPath, type CompanyDetail } from './company'
import {
  CompanyContacts,
  CompanyContracts,
  CompanyFiles,
  CompanyInvoices,
  CompanyOffers,
} from './company-lists'
import { CompanyOverview } from './company-overview'

export default function CompanyShow() {
  const { t, i18n } = useTranslation()
  const query = useRecord<CompanyDetail>(COMPANIES, useParams().id)
  return (
    <ResourceShow<CompanyDetail>
      resource={COMPANIES}
      query={query}
      back={{ to: '/commercial/companies', label: t(`${COMPANIES}.title`) }}
      titleOf={(company) => company.name}
      subtitle={({ legalName, legalNameAr }) => nameIn(i18n.language, legalName, legalNameAr)}
      actions={(company) =>
        company.can.update ? (
          <LinkButton type="primary" icon={<EditOutlined />} to={`${companyPath(company)}/edit`}>
            {t('common.edit')}
          </LinkButton>
        ) : null
      }
      summary={summaryOf}
      tabs={(company) => tabsOf(company, t)}
    />
  )
}

/** Its tax number, what it owes in each currency, and how much there is to do with it. */
const summaryOf = ({ vatNumber, balances, counts }: CompanyDetail) => [
  { name: 'vatNumber', value: vatNumber ? <Ltr>{vatNumber}</Ltr> : null },
  ...(balances ?? []).slice(0, 1).map(({ currency, balance }) => ({
    name: 'balance',
    value: <Money value={balance} currency={currency} />,
  })),
  ...(['contacts', 'offers'] as const).flatMap((name) =>
    counts[name] === null ? [] : [{ name, value: <Whole value={counts[name]} /> }]
  ),
]

/** A tab for each kind of record that the viewer may see. */
function tabsOf(company: CompanyDetail, t: TFunction): ShowTab[] {
  const { id, contacts, offers, contracts, files } = company
  const text = (key: string) => t(`${COMPANIES}.${key}`)
  const tabs: (ShowTab | null)[] = [
    { key: 'overview', label: text('overview'), children: <CompanyOverview company={company} /> },
    contacts && {
      key: 'contacts',
      label: text('contacts'),
      children: <CompanyContacts id={id} />,
    },
    offers && {
      key: 'offers',
      label: text('offers'),
      children: <CompanyOffers offers={offers} />,
    },
    contracts && {
      key: 'contracts',
      label: t('commercial.contracts.title'),
      children: <CompanyContracts id={id} />,
    },
    contracts && {
      key: 'invoices',
      label: text('invoices'),
      children: <CompanyInvoices id={id} />,
    },
    files && { key: 'files', label: text('files'), children: <CompanyFiles files={files} /> },
  ]
  return tabs.filter((tab) => tab !== null)
}
