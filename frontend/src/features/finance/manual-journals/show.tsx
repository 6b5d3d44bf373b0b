import { Alert, Flex, type TableColumnsType } from 'antd'
import {
  CheckOutlined,
  CloseOutlined,
  EditOutlined,
  SendOutlined,
  StopOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '@binaa/backend/money'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { costHeadText } from '../../../kit/cost-heads/cost-heads'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { LinkButton } from '../../../kit/link-button'
import { DeleteRecord } from '../../../kit/show/delete-record'
import { Details } from '../../../kit/show/details'
import { RecordSteps, type RecordStep } from '../../../kit/show/record-steps'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { RecordTable } from '../../../kit/table/record-table'
import { AccountName } from '../ledger/account-name'
import { sideColumns } from '../ledger/side-columns'
import {
  journalPath,
  MANUAL_JOURNALS,
  type JournalLine as Line,
  type ManualJournal,
} from './manual-journal'

const STEPS: RecordStep<keyof ManualJournal['can']>[] = [
  { name: 'submit', icon: <SendOutlined />, type: 'primary' },
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  { name: 'reject', icon: <CloseOutlined />, danger: true, entry: 'reason' },
  { name: 'cancel', icon: <StopOutlined />, danger: true, entry: 'reason' },
  { name: 'reverse', icon: <UndoOutlined />, danger: true, entry: 'reason' },
]

export default function ManualJournalShow() {
  const { t } = useTranslation()
  const query = useRecord<ManualJournal>(MANUAL_JOURNALS, useParams().id)
  return (
    <ResourceShow<ManualJournal>
      resource={MANUAL_JOURNALS}
      query={query}
      back={{ to: '/finance/manual-journals', label: t(`${MANUAL_JOURNALS}.title`) }}
      titleOf={(journal) => journal.number}
      tags={(journal) => <StatusTag status={journal.status} />}
      subtitle={(journal) => <LocalName name={journal.title} nameAr={journal.titleAr} />}
      summary={(journal) => [
        { name: 'journalOn', value: <DateText value={journal.journalOn} /> },
        { name: 'total', value: <Money value={journal.total} currency={BASE_CURRENCY} /> },
      ]}
      actions={(journal) => <Actions journal={journal} />}
      tabs={(journal) => [
        {
          key: 'details',
          label: t(`${MANUAL_JOURNALS}.details_tab`),
          children: <Sheet journal={journal} />,
        },
      ]}
    />
  )
}

function Actions({ journal }: { journal: ManualJournal }) {
  const { t } = useTranslation()
  const action = useRecordAction(MANUAL_JOURNALS)
  const text = (key: string) => t(`${MANUAL_JOURNALS}.action.${key}`, { number: journal.number })
  return (
    <>
      {journal.can.update ? (
        <LinkButton icon={<EditOutlined />} to={`${journalPath(journal)}/edit`}>
          {t('common.edit')}
        </LinkButton>
      ) : null}
      <RecordSteps
        resource={MANUAL_JOURNALS}
        record={journal}
        number={journal.number}
        can={journal.can}
        steps={STEPS}
      />
      {journal.can.delete ? (
        <DeleteRecord
          resource={MANUAL_JOURNALS}
          record={journal}
          action={action}
          title={text('delete_title')}
          content={text('delete_text')}
          done={text('deleted')}
        />
      ) : null}
    </>
  )
}

function Sheet({ journal }: { journal: ManualJournal }) {
  return (
    <Flex vertical gap="middle">
      {journal.reason ? (
        <Alert type="warning" showIcon message={<MixedText>{journal.reason}</MixedText>} />
      ) : null}
      <Lines journal={journal} />
      <Details
        resource={MANUAL_JOURNALS}
        items={[
          { name: 'reversesOn', value: <DateText value={journal.reversesOn} /> },
          { name: 'approvedOn', value: <DateText value={journal.approvedOn} /> },
          { name: 'reversedOn', value: <DateText value={journal.reversedOn} /> },
          { name: 'createdByName', value: journal.createdByName },
          { name: 'details', value: journal.details, wide: true },
        ]}
      />
      {journal.approval ? <ApprovalSteps steps={journal.approval.steps} /> : null}
    </Flex>
  )
}

function Lines({ journal }: { journal: ManualJournal }) {
  const { t } = useTranslation()
  const columns: TableColumnsType<Line> = [
    {
      title: t('finance.ledger.account'),
      render: (_, { account }) => <AccountName account={account} />,
    },
    ...sideColumns<Line>(t),
    ...(['project', 'department'] as const)
      .filter((key) => journal.lines.some((line) => line[key]))
      .map((key) => ({
        title: t(`${MANUAL_JOURNALS}.line.${key}Id`),
        render: (_: unknown, { [key]: one }: Line) =>
          one ? <LocalName name={one.name} nameAr={one.nameAr} /> : null,
      })),
    ...(journal.lines.some(({ costHead }) => costHead)
      ? [
          {
            title: t(`${MANUAL_JOURNALS}.line.costHead`),
            render: (_: unknown, { costHead }: Line) =>
              costHead ? costHeadText(t, costHead) : null,
          },
        ]
      : []),
    { title: t(`${MANUAL_JOURNALS}.line.memo`), render: (_, { memo }) => <bdi>{memo}</bdi> },
  ]
  return (
    <RecordTable<Line>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey="id"
      dataSource={journal.lines}
      columns={columns}
    />
  )
}
