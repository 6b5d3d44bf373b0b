import type { TableColumnType } from 'antd'
import { List } from 'antd'
import { FileOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { ItemMeta } from '../../../kit/display/item-meta'
import { LocalName } from '../../../kit/display/local-name'
import { EmailText, Ltr, PhoneText } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { RelatedList } from '../../../kit/show/related-list'
import { RecordTable } from '../../../kit/table/record-table'
import { clientPath, type Client } from '../clients/client'
import { contractPath, type Contract } from '../contracts/contract'
import { invoicePath, type Invoice } from '../invoices/invoice'
import { InvoiceNumber, InvoiceType } from '../invoices/invoice-texts'
import { COMPANIES, type CompanyDetail } from './company'

type Title = (name: string) => string

/** People of the company, a page of them at a time. */
export function CompanyContacts({ id }: { id: number }) {
  const { t } = useTranslation()
  const title: Title = (name) => t(`commercial.clients.fields.${name}`)
  const columns: TableColumnType<Client>[] = [
    {
      title: title('name'),
      render: (_, row) => (
        <Link to={clientPath(row)}>
          <bdi>{row.name}</bdi>
        </Link>
      ),
    },
    { title: title('jobTitle'), render: (_, row) => <bdi>{row.jobTitle}</bdi> },
    { title: title('mobile'), render: (_, row) => <PhoneText value={row.mobile} /> },
    { title: title('email'), render: (_, row) => <EmailText value={row.email} /> },
  ]
  return (
    <RelatedList<Client>
      path={`clients?companyId=${id}&_sort=name`}
      columns={columns}
      empty={t(`${COMPANIES}.no_contacts`)}
      label={t(`${COMPANIES}.contacts`)}
    />
  )
}

export function CompanyContracts({ id }: { id: number }) {
  const { t } = useTranslation()
  const title: Title = (name) => t(`commercial.contracts.fields.${name}`)
  const columns: TableColumnType<Contract>[] = [
    {
      title: title('number'),
      render: (_, row) => (
        <Link to={contractPath(row)}>
          <Ltr>{row.number}</Ltr>
        </Link>
      ),
    },
    {
      title: title('title'),
      render: (_, row) => <LocalName name={row.title} nameAr={row.titleAr} />,
    },
    { title: title('signedOn'), render: (_, row) => <DateText value={row.signedOn} /> },
    {
      title: title('value'),
      align: 'end',
      render: (_, row) => <Money value={row.value} currency={row.currency} />,
    },
  ]
  return (
    <RelatedList<Contract>
      path={`contracts?companyId=${id}&_sort=createdAt&_order=desc`}
      columns={columns}
      empty={t(`${COMPANIES}.no_contracts`)}
      label={t('commercial.contracts.title')}
    />
  )
}

export function CompanyInvoices({ id }: { id: number }) {
  const { t } = useTranslation()
  return (
    <RelatedList<Invoice>
      path={`invoices?companyId=${id}&_sort=createdAt&_order=desc`}
      columns={invoiceColumns((name) => t(`commercial.invoices.fields.${name}`))}
      empty={t(`${COMPANIES}.no_invoices`)}
      label={t(`${COMPANIES}.invoices`)}
    />
  )
}

const invoiceColumns = (title: Title): TableColumnType<Invoice>[] => [
  {
    title: title('number'),
    render: (_, row) => (
      <Link to={invoicePath(row)}>
        <InvoiceNumber invoice={row} />
      </Link>
    ),
  },
  { title: title('type'), render: (_, row) => <InvoiceType type={row.type} /> },
  { title: title('status'), render: (_, row) => <StatusTag status={row.status} /> },
  { title: title('dueOn'), render: (_, row) => <DateText value={row.dueOn} /> },
  ...(['payable', 'balance'] as const).map((name) => ({
    title: title(name),
    align: 'end' as const,
    render: (_: unknown, row: Invoice) => <Money value={row[name]} currency={row.currency} />,
  })),
]

/** Quotations on which the company has not decided yet; the pipeline has them all. */
export function CompanyOffers({ offers }: { offers: NonNullable<CompanyDetail['offers']> }) {
  const { t } = useTranslation()
  if (!offers.length) return <Empty title={t(`${COMPANIES}.no_offers`)} />
  const title: Title = (name) => t(`commercial.pipeline.fields.${name}`)
  return (
    <RecordTable
      size="small"
      pagination={false}
      rowKey="id"
      scroll={{ x: 'max-content' }}
      dataSource={offers}
      columns={[
        {
          title: title('number'),
          render: (_, row) => (
            <Link to={`/commercial/pipeline?number=${row.number}`}>
              <Ltr>{row.number}</Ltr>
            </Link>
          ),
        },
        {
          title: title('projectName'),
          render: (_, row) => <LocalName name={row.projectName} nameAr={row.projectNameAr} />,
        },
        { title: title('stage'), render: (_, row) => <StatusTag status={row.stage} /> },
        { title: title('quotedOn'), render: (_, row) => <DateText value={row.quotedOn} /> },
        {
          title: title('total'),
          align: 'end',
          render: (_, row) => <Money value={row.total} currency={row.currency} />,
        },
      ]}
    />
  )
}

/** Files kept with the people of the company. */
export function CompanyFiles({ files }: { files: NonNullable<CompanyDetail['files']> }) {
  const { t } = useTranslation()
  if (!files.length) return <Empty title={t(`${COMPANIES}.no_files`)} />
  return (
    <List
      size="small"
      rowKey="id"
      dataSource={files}
      renderItem={(file) => (
        <List.Item>
          <ItemMeta
            avatar={<FileOutlined aria-hidden />}
            title={
              <a href={file.url} target="_blank" rel="noreferrer">
                <bdi>{file.originalFilename}</bdi>
              </a>
            }
            description={<InstantText value={file.createdAt} />}
          />
        </List.Item>
      )}
    />
  )
}
