import type { TFunction } from 'i18next'
import { Flex, type TableColumnsType } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Percent, Quantity, Whole } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { Details } from '../../../kit/show/details'
import { RecordTable } from '../../../kit/table/record-table'
import { useExemptions } from '../../../kit/vat/use-exemptions'
import { VatText } from '../../../kit/vat/vat-text'
import { CompanyLink } from '../companies/company-link'
import { invoicePath, type Invoice } from '../invoices/invoice'
import { InvoiceNumber, InvoiceType } from '../invoices/invoice-texts'
import { CONTRACTS, type Contract, type ContractLine } from './contract'

const small = { size: 'small', pagination: false, scroll: { x: 'max-content' } } as const

/** How much of a whole is done, 0 to 100 with one decimal. */
export const shareOf = (part: string, whole: string) =>
  Number(whole) > 0 ? Math.round((Number(part) / Number(whole)) * 1000) / 10 : 0

/** What the contract says about money. */
function paymentTerms(contract: Contract, t: TFunction) {
  return [
    {
      name: 'vatRate',
      value: <VatText category={contract.vatCategory} rate={contract.vatRate} />,
    },
    ...(contract.exemptionReason
      ? [{ name: 'exemptionReason', value: <Exemption code={contract.exemptionReason} /> }]
      : []),
    { name: 'retention', value: <Percent value={contract.retention} decimals={2} /> },
    { name: 'retentionCap', value: <Percent value={contract.retentionCap} decimals={2} /> },
    { name: 'advanceRecovery', value: <Percent value={contract.advanceRecovery} decimals={2} /> },
    {
      name: 'vatOnRetention',
      value: t(`${CONTRACTS}.vat_on_retention.${contract.vatOnRetention}`),
    },
    { name: 'paymentDays', value: contract.paymentDays },
  ]
}

function Exemption({ code }: { code: string }) {
  return <>{useExemptions().find(({ value }) => value === code)?.label ?? code}</>
}

export function ContractTerms({ contract }: { contract: Contract }) {
  const { t, i18n } = useTranslation()
  return (
    <Flex vertical gap="middle">
      <Details
        resource={CONTRACTS}
        items={[
          { name: 'clientName', value: <Client contract={contract} /> },
          ...companyOf(contract, t),
          { name: 'reference', value: contract.reference ? <Ltr>{contract.reference}</Ltr> : null },
          { name: 'signedOn', value: <DateText value={contract.signedOn} /> },
          {
            name: i18n.dir() === 'rtl' ? 'title' : 'titleAr',
            value: i18n.dir() === 'rtl' ? contract.title : contract.titleAr,
          },
          ...paymentTerms(contract, t),
        ]}
      />
    </Flex>
  )
}

/** The way to the client's company, for those who may see it. */
const companyOf = ({ companyId, clientName }: Contract, t: TFunction) =>
  !companyId
    ? []
    : [
        {
          name: 'company',
          label: t('commercial.companies.singular'),
          value: (
            <CompanyLink id={companyId}>
              <bdi>{clientName}</bdi>
            </CompanyLink>
          ),
        },
      ]

function Client({ contract }: { contract: Contract }) {
  if (!contract.clientId) return <bdi>{contract.clientName}</bdi>
  return (
    <AbilityLink ability="clients.view" to={`/commercial/clients/${contract.clientId}`}>
      <bdi>{contract.clientName}</bdi>
    </AbilityLink>
  )
}

type TitleOf = (name: string) => string

function billColumns(title: TitleOf, currency: string): TableColumnsType<ContractLine> {
  return [
    ...agreedColumns(title, currency),
    {
      title: title('certifiedQuantity'),
      align: 'end',
      render: (_, line) => <Quantity value={line.certifiedQuantity} unit={line.unit} />,
    },
    {
      title: title('certified'),
      align: 'end',
      render: (_, line) => <Money bare value={line.certified} currency={currency} />,
    },
    {
      title: title('share'),
      align: 'end',
      render: (_, line) => <Percent value={shareOf(line.certifiedQuantity, line.quantity)} />,
    },
  ]
}

function agreedColumns(title: TitleOf, currency: string): TableColumnsType<ContractLine> {
  return [
    { title: '#', width: 40, render: (_v, _row, index) => <Whole value={index + 1} /> },
    {
      title: title('description'),
      render: (_, line) => <BothNames line={line} />,
    },
    {
      title: title('quantity'),
      align: 'end',
      render: (_, line) => <Quantity value={line.quantity} unit={line.unit} />,
    },
    {
      title: title('unitRate'),
      align: 'end',
      render: (_, line) => <Quantity value={line.unitRate} />,
    },
    {
      title: title('total'),
      align: 'end',
      render: (_, line) => <Money bare value={line.total} currency={currency} />,
    },
  ]
}

function BothNames({ line }: { line: ContractLine }) {
  return (
    <>
      <bdi>{line.description}</bdi>
      {line.descriptionAr ? (
        <div>
          <bdi lang="ar">{line.descriptionAr}</bdi>
        </div>
      ) : null}
    </>
  )
}

/** The bill of quantities with what of it is certified. */
export function ContractBill({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const title = (name: string) => t(`${CONTRACTS}.line.${name}`)
  const { currency } = contract
  return (
    <RecordTable<ContractLine>
      {...small}
      rowKey="id"
      dataSource={contract.lines}
      columns={billColumns(title, currency)}
    />
  )
}

/** Everything that was written under a contract, newest first. */
export function ContractInvoices({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const query = useQuery<Invoice[]>({
    queryKey: [
      `/api/invoices?contractId=${contract.id}&_start=0&_end=100&_sort=createdAt&_order=desc`,
    ],
    staleTime: 0,
  })
  const field = (name: string) => t(`commercial.invoices.fields.${name}`)
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  if (query.data?.length === 0) return <Empty title={t(`${CONTRACTS}.no_invoices`)} />
  return (
    <RecordTable<Invoice>
      {...small}
      rowKey="id"
      loading={query.isPending}
      dataSource={query.data ?? []}
      columns={invoiceColumns(field)}
    />
  )
}

function invoiceColumns(field: TitleOf): TableColumnsType<Invoice> {
  const amount = (name: 'gross' | 'retention' | 'payable' | 'balance') => ({
    title: field(name),
    align: 'end' as const,
    render: (_: unknown, row: Invoice) => (
      <Money bare={name !== 'payable'} value={row[name]} currency={row.currency} />
    ),
  })
  return [
    {
      title: field('number'),
      render: (_, row) => (
        <Link to={invoicePath(row)}>
          <InvoiceNumber invoice={row} />
        </Link>
      ),
    },
    { title: field('type'), render: (_, row) => <InvoiceType type={row.type} /> },
    { title: field('status'), render: (_, row) => <StatusTag status={row.status} /> },
    { title: field('issuedOn'), render: (_, row) => <DateText value={row.issuedOn} /> },
    ...(['gross', 'retention', 'payable', 'balance'] as const).map(amount),
  ]
}
