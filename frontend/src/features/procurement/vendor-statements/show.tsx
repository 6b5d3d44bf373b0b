import { Flex } from 'antd'
import { CheckOutlined, SyncOutlined, UndoOutlined } from '@ant-design/icons'
import { useNavigate, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { FileFault } from '../../../kit/import/file-fault'
import { LayoutForm } from '../../../kit/import/layout-form'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { RecordSteps, type RecordStep } from '../../../kit/show/record-steps'
import { ResourceShow, type ShowTab } from '../../../kit/show/resource-show'
import { useRecord, useRefresh } from '../../../kit/show/use-record'
import { Bridge } from './bridge'
import { DeleteStatement } from './delete-statement'
import { Items } from './items'
import { COLUMNS, PATH, STATEMENTS, type VendorStatement } from './statement'
import { StatementStatus } from './statement-status'

const STEPS: RecordStep<keyof VendorStatement['can']>[] = [
  { name: 'compare', icon: <SyncOutlined /> },
  { name: 'agree', icon: <CheckOutlined />, type: 'primary' },
  { name: 'reopen', icon: <UndoOutlined /> },
]

/** A vendor's statement: how its balance becomes ours, and every line and document of it. */
export default function VendorStatementShow() {
  const { t } = useTranslation()
  const query = useRecord<VendorStatement>(STATEMENTS, useParams().id)
  const amount = (one: VendorStatement, name: 'closing' | 'ourClosing' | 'difference') => ({
    name,
    value: <Money value={one[name]} currency={one.currency} />,
  })
  return (
    <ResourceShow<VendorStatement>
      resource={STATEMENTS}
      query={query}
      remembered={false}
      back={{ to: PATH, label: t(`${STATEMENTS}.title`) }}
      titleOf={(one) => one.vendorName}
      tags={(one) => <StatementStatus status={one.status} />}
      subtitle={(one) => <bdi>{one.fileName}</bdi>}
      summary={(one) => [
        { name: 'closedOn', value: <DateText value={one.closedOn} /> },
        amount(one, 'closing'),
        amount(one, 'ourClosing'),
        amount(one, 'difference'),
        { name: 'unexplained', value: one.closedOn ? one.unexplained : null },
      ]}
      actions={(one) => <Actions one={one} />}
      tabs={(one) => tabsOf(one, t)}
    />
  )
}

function tabsOf(one: VendorStatement, t: (key: string) => string): ShowTab[] {
  const columns = {
    key: 'columns',
    label: t(`${STATEMENTS}.columns_tab`),
    children: <Columns one={one} />,
  }
  if (one.closedOn === null || one.status === 'reading') return [columns]
  return [
    { key: 'bridge', label: t(`${STATEMENTS}.bridge_tab`), children: <Bridge one={one} /> },
    { key: 'items', label: t(`${STATEMENTS}.items_tab`), children: <Items one={one} /> },
    ...(one.can.layout && one.head ? [columns] : []),
  ]
}

function Columns({ one }: { one: VendorStatement }) {
  const { status, jobId, fault, head } = one
  const refresh = useRefresh(STATEMENTS)
  return (
    <Flex vertical gap="middle">
      {(status === 'reading' || status === 'comparing') && jobId ? (
        <JobProgress
          key={jobId}
          job={{ id: jobId }}
          download={false}
          onFinished={() => void refresh()}
        />
      ) : null}
      {fault ? <FileFault fault={fault} /> : null}
      {one.can.layout && head ? (
        <LayoutForm
          // what was stated stands in the form again
          key={one.version}
          table={{ ...one, openingBalance: one.statedOpening, closingBalance: one.statedClosing }}
          url={`/api/vendor-statements/${one.id}/layout`}
          columns={COLUMNS}
          texts={STATEMENTS}
          onNamed={() => void refresh()}
        />
      ) : null}
    </Flex>
  )
}

function Actions({ one }: { one: VendorStatement }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <>
      {one.closedOn ? (
        <FileOrderButton
          url={`/api/vendor-statements/${one.id}/exports`}
          formats={['pdf', 'xlsx', 'csv']}
          bodyOf={(format) => ({ format })}
          label={t('kit.export')}
          title={t('kit.export')}
        />
      ) : null}
      <RecordSteps
        resource={STATEMENTS}
        record={one}
        number={one.vendorName}
        can={one.can}
        steps={STEPS}
      />
      {one.can.delete ? <DeleteStatement one={one} onDeleted={() => void navigate(PATH)} /> : null}
    </>
  )
}
