import { Form, Table, type TableColumnsType } from 'antd'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { currencyText } from '../../../kit/display/currency'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { DayInput } from '../../../kit/inputs/day-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { today } from '../../../kit/inputs/today'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { ReportPage } from '../../../kit/report/report-page'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useAddressParams } from '../../../kit/use-address-params'
import { placeOf } from './document-place'
import { STATEMENTS, type VendorAccount } from './statement'

/** The account of a vendor as the firm has it, for the vendor as a file. */
export default function VendorAccountPage() {
  const { t } = useTranslation()
  const { vendor, asked, set } = useQuestion()
  return (
    <ReportPage<VendorAccount>
      title={t(`${STATEMENTS}.our_account`)}
      subtitle={t(`${STATEMENTS}.account_hint`)}
      resource={`vendors/${vendor}/account?${new URLSearchParams(asked).toString()}`}
      isReady={vendor !== null}
      actions={
        <FileOrderButton
          url={`/api/vendors/${vendor}/account/exports`}
          formats={['pdf', 'xlsx', 'csv']}
          bodyOf={(format) => ({ ...asked, format })}
          label={t('kit.export')}
          title={t('kit.export')}
          disabled={vendor === null}
        />
      }
      fields={<Fields {...{ vendor, asked, set }} />}
    >
      {(account) => {
        if (vendor === null) return <Empty title={t(`${STATEMENTS}.choose_vendor`)} />
        return account ? <AccountTable account={account} /> : <PageSkeleton rows={8} />
      }}
    </ReportPage>
  )
}

function useQuestion() {
  const [params, change] = useAddressParams()
  const vendor = Number(params.get('vendor')) || null
  const asked = {
    from: params.get('from') ?? `${today().slice(0, 4)}-01-01`,
    to: params.get('to') ?? today(),
    currency: params.get('currency') ?? 'SAR',
  }
  const set = (name: string, value: string | null) =>
    change(
      (current) => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true }
    )
  return { vendor, asked, set }
}

function Fields({ vendor, asked, set }: ReturnType<typeof useQuestion>) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${STATEMENTS}.fields.${key}`)
  return (
    <>
      <Form.Item label={text('vendorName')} htmlFor="account-vendor" style={{ minWidth: 280 }}>
        <RecordSelect
          id="account-vendor"
          lookup="vendors/lookup"
          value={vendor}
          onChange={(id) => set('vendor', id ? String(id) : null)}
        />
      </Form.Item>
      {(['from', 'to'] as const).map((name) => (
        <Form.Item key={name} label={text(name)}>
          <DayInput
            aria-label={text(name)}
            value={asked[name]}
            onChange={(day) => set(name, day)}
          />
        </Form.Item>
      ))}
      <Form.Item label={text('currency')} htmlFor="account-currency" style={{ minWidth: 140 }}>
        <PlainSelect
          id="account-currency"
          options={CURRENCY_OPTIONS}
          value={asked.currency}
          onChange={(currency) => set('currency', currency)}
        />
      </Form.Item>
    </>
  )
}

interface AccountRow {
  key: string
  row: VendorAccount['rows'][number] | null
  label: string
  amount: string | null
  balance: string
}

function AccountTable({ account }: { account: VendorAccount }) {
  const { t } = useTranslation()
  const edge = (name: 'opening' | 'closing'): AccountRow => ({
    ...{ key: name, row: null, label: t(`${STATEMENTS}.fields.${name}Balance`) },
    ...{ amount: null, balance: account[name] },
  })
  const rows = account.rows.map((row, index): AccountRow => ({
    ...{ key: String(index), row, label: t(`${STATEMENTS}.kind.${row.kind}`) },
    ...{ amount: row.amount, balance: row.balance },
  }))
  return (
    <Table<AccountRow>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={[edge('opening'), ...rows, edge('closing')]}
      columns={useAccountColumns(account.currency)}
    />
  )
}

function useAccountColumns(currency: string): TableColumnsType<AccountRow> {
  const { t, i18n } = useTranslation()
  const title = (name: string) => t(`${STATEMENTS}.fields.${name}`)
  const money = (value: string | null) => <Money bare value={value} currency={currency} />
  return [
    { title: title('on'), render: (_, { row }) => (row ? <DateText value={row.on} /> : null) },
    { title: title('kind'), dataIndex: 'label' },
    { title: title('document'), render: (_, { row }) => (row ? <DocumentOf row={row} /> : null) },
    {
      title: t(`${STATEMENTS}.amount`, { currency: currencyText(currency, i18n.language) }),
      align: 'end',
      render: (_, { amount }) => money(amount),
    },
    { title: title('balance'), align: 'end', render: (_, { balance }) => money(balance) },
  ]
}

function DocumentOf({
  row: { kind, id, isOfRun, number },
}: {
  row: VendorAccount['rows'][number]
}) {
  const { path, ability } = placeOf(kind, id, isOfRun)
  return (
    <AbilityLink ability={ability} to={path}>
      <Ltr>{number}</Ltr>
    </AbilityLink>
  )
}
