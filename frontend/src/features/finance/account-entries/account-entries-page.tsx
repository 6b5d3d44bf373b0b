import { Button, Card, Flex, Form, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/types'
import { costHeadText } from '../../../kit/cost-heads/cost-heads'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Empty } from '../../../kit/empty'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { today } from '../../../kit/inputs/today'
import { Figure, FigureList } from '../../../kit/show/figure-list'
import { RecordTable } from '../../../kit/table/record-table'
import { useAddressParams } from '../../../kit/use-address-params'
import { DocumentLink } from '../ledger/document-link'
import { BaseMoney } from '../ledger/base-money'
import { PartFields } from '../ledger/part-fields'
import { sideColumns } from '../ledger/side-columns'
import { PeriodReport } from '../ledger/period-report'

type AccountEntries = Answer<'account_entries.index'>
type Line = AccountEntries['lines'][number]

const ACCOUNT_ENTRIES = 'finance.account_entries'
/** Lines that the server answers at once. */
const PAGE = 50

/** What was posted to an account, with what it stood at after each line. */
export default function AccountEntriesPage() {
  const { t } = useTranslation()
  const accountId = Number(useAddressParams()[0].get('accountId')) || null
  return (
    <PeriodReport<AccountEntries>
      title={t(`${ACCOUNT_ENTRIES}.title`)}
      subtitle={t(`${ACCOUNT_ENTRIES}.subtitle`)}
      endpoint="account-entries"
      further={['accountId', 'projectId', 'costHead', 'skip']}
      isReady={accountId !== null}
      days={[
        { name: 'from', label: t('finance.ledger.from'), initial: `${today().slice(0, 4)}-01-01` },
        { name: 'to', label: t('finance.ledger.to'), initial: today() },
      ]}
      fields={(set, params) => {
        // other lines begin with their first page
        const change = (name: string, value: string | null) => {
          set('skip', null)
          set(name, value)
        }
        return (
          <>
            <AccountField value={accountId} set={(id) => change('accountId', id)} />
            <PartFields params={params} set={change} />
          </>
        )
      }}
    >
      {(report) =>
        accountId ? <Entries report={report} /> : <Empty title={t(`${ACCOUNT_ENTRIES}.choose`)} />
      }
    </PeriodReport>
  )
}

interface AccountFieldProps {
  value: number | null
  set: (id: string | null) => void
}

function AccountField({ value, set }: AccountFieldProps) {
  const { t } = useTranslation()
  return (
    <Form.Item
      label={t('finance.ledger.account')}
      htmlFor="report-account"
      style={{ minWidth: 300 }}
    >
      <RecordSelect
        id="report-account"
        lookup="ledger-accounts/lookup"
        value={value}
        onChange={(id) => set(id ? String(id) : null)}
      />
    </Form.Item>
  )
}

function useColumns(): TableColumnsType<Line> {
  const { t } = useTranslation()
  const title = (name: string) => t(`${ACCOUNT_ENTRIES}.fields.${name}`)
  return [
    { title: title('postedOn'), render: (_, row) => <DateText value={row.postedOn} /> },
    {
      title: title('number'),
      render: (_, row) => (
        <Link to={`/finance/journal-entries/${row.entryId}`}>
          <Ltr>{row.number}</Ltr>
        </Link>
      ),
    },
    {
      title: title('document'),
      render: (_, row) => (
        <>
          {t(`finance.ledger.kind.${row.documentKind}`)} <DocumentLink row={row} />
        </>
      ),
    },
    {
      title: title('text'),
      render: (_, row) => (row.text ? <MixedText>{row.text}</MixedText> : null),
    },
    {
      title: t('finance.ledger.cost_head'),
      render: (_, { costHead }) => (costHead ? costHeadText(t, costHead) : null),
    },
    ...sideColumns<Line>(t),
    {
      title: t('finance.ledger.balance'),
      align: 'end',
      render: (_, row) => <BaseMoney value={row.balance} />,
    },
  ]
}

function Entries({ report }: { report: AccountEntries }) {
  const { t } = useTranslation()
  const title = (name: string) => t(`${ACCOUNT_ENTRIES}.fields.${name}`)
  const columns = useColumns()
  return (
    <Card size="small">
      <FigureList>
        <Figure name={title('opening')}>
          <BaseMoney value={report.opening} />
        </Figure>
      </FigureList>
      <RecordTable<Line>
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        rowKey="id"
        dataSource={report.lines}
        columns={columns}
      />
      <FigureList>
        <Figure name={title('closing')}>
          <BaseMoney value={report.closing} />
        </Figure>
      </FigureList>
      <Turn report={report} />
    </Card>
  )
}

/** To the page before and the one after. */
function Turn({ report: { skip, lines, total } }: { report: AccountEntries }) {
  const { t } = useTranslation()
  const [, change] = useAddressParams()
  const to = (next: number) =>
    change((current) => {
      if (next > 0) current.set('skip', String(next))
      else current.delete('skip')
      return current
    })
  if (!skip && lines.length >= total) return null
  return (
    <Flex gap="small" justify="end" align="center">
      <Button disabled={!skip} onClick={() => to(skip - PAGE)}>
        {t(`${ACCOUNT_ENTRIES}.earlier`)}
      </Button>
      <Ltr>{`${skip + 1}–${skip + lines.length} / ${total}`}</Ltr>
      <Button disabled={skip + lines.length >= total} onClick={() => to(skip + PAGE)}>
        {t(`${ACCOUNT_ENTRIES}.later`)}
      </Button>
    </Flex>
  )
}
